export default function Book(_: { rest: string[] }) {
  return <h1>Book</h1>;
}
