export default function Play(_: { rest: string[] }) {
  return <h1>Play</h1>;
}
