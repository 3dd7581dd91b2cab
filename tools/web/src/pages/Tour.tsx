export default function Tour(_: { rest: string[] }) {
  return <h1>Tour</h1>;
}
