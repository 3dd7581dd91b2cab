export default function Bench(_: { rest: string[] }) {
  return <h1>Bench</h1>;
}
