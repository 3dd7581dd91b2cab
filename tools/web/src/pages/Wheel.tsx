export default function Wheel(_: { rest: string[] }) {
  return <h1>Wheel</h1>;
}
