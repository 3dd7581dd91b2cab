export default function Cards(_: { rest: string[] }) {
  return <h1>Cards</h1>;
}
