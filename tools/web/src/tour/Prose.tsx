// A page of the guide. What stands in a block for scripts is handed to `example`.
import type { ComponentChildren } from "preact";
import { Script } from "../bench/Script";
import { link } from "../route";
import type { Block, Inline } from "./markdown";
import { pageOf } from "./pages";

type Props = { blocks: readonly Block[]; example: (block: Block) => ComponentChildren };

export function Prose({ blocks, example }: Props) {
  return (
    <>
      {blocks.map((block, at) => (
        <Part key={at} block={block} example={example} />
      ))}
    </>
  );
}

function Part({ block, example }: { block: Block; example: Props["example"] }) {
  switch (block.is) {
    case "heading":
      return <Heading level={block.level} of={block.of} />;
    case "paragraph":
      return (
        <p>
          <Words of={block.of} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Item blocks={item} example={example} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table":
      return <Table head={block.head} rows={block.rows} />;
    case "quote":
      return (
        <blockquote>
          <Prose blocks={block.of} example={example} />
        </blockquote>
      );
    case "rule":
      return <hr />;
    case "fence":
      return <>{example(block) ?? <Fence mark={block.mark} text={block.text} />}</>;
  }
}

/** An item of one paragraph needs no space around it. */
function Item({ blocks, example }: Props) {
  const [first, ...rest] = blocks;
  if (first?.is !== "paragraph") return <Prose blocks={blocks} example={example} />;
  return (
    <>
      <Words of={first.of} />
      <Prose blocks={rest} example={example} />
    </>
  );
}

function Heading({ level, of }: { level: number; of: readonly Inline[] }) {
  if (level === 1) {
    return (
      <h1 tabIndex={-1}>
        <Words of={of} />
      </h1>
    );
  }
  return level === 2 ? (
    <h2>
      <Words of={of} />
    </h2>
  ) : (
    <h3>
      <Words of={of} />
    </h3>
  );
}

function Table({ head, rows }: { head: readonly Inline[][]; rows: readonly Inline[][][] }) {
  return (
    <div class="table" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Words of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, nth) => (
                <td key={nth}>
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Fence({ mark, text }: { mark: string; text: string }) {
  if (/^(?:spaceline|sl)\b/u.test(mark)) return <Script text={text.trimEnd()} />;
  return (
    <pre class="script">
      <code>{text.trimEnd()}</code>
    </pre>
  );
}

function Words({ of }: { of: readonly Inline[] }) {
  return (
    <>
      {of.map((one, at) => (
        <Piece key={at} one={one} />
      ))}
    </>
  );
}

function Piece({ one }: { one: Inline }) {
  switch (one.is) {
    case "text":
      return <>{one.text}</>;
    case "code":
      return <code>{one.text}</code>;
    case "strong":
      return (
        <strong>
          <Words of={one.of} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Words of={one.of} />
        </em>
      );
    case "link":
      return <Link to={one.to} of={one.of} />;
  }
}

/** Links to other pages of the guide, and to the web; what lies elsewhere among the documents is only named. */
function Link({ to, of }: { to: string; of: readonly Inline[] }) {
  const page = pageOf(to);
  const address = page ? link("tour", page.name) : /^https?:/u.test(to) ? to : null;
  if (address === null) return <Words of={of} />;
  return (
    <a href={address} {...(page ? {} : { rel: "noopener noreferrer", target: "_blank" })}>
      <Words of={of} />
    </a>
  );
}
