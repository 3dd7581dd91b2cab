// Small charts, each with a table of the same numbers behind it.
import type { ComponentChildren } from "preact";
import type { Bin, Share } from "./stats";
import { percent } from "./stats";

type TableProps = { heads: string[]; rows: (string | number)[][] };

export function Numbers({ heads, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChartProps = TableProps & { title: string; says: string; children: ComponentChildren };

export function Chart({ title, says, heads, rows, children }: ChartProps) {
  return (
    <figure class="chart">
      <figcaption>
        <h2>{title}</h2>
        <p class="soft">{says}</p>
      </figcaption>
      {children}
      <details>
        <summary>The numbers</summary>
        <Numbers heads={heads} rows={rows} />
      </details>
    </figure>
  );
}

const WIDE = 420;
const NAME = 66;
const VALUE = 124;

/** A bar for each share, with the interval in which it lies. */
export function Shares({ title, says, shares }: { title: string; says: string; shares: Share[] }) {
  const long = WIDE - NAME - VALUE;
  const at = (share: number) => NAME + share * long;
  const rows = shares.map(({ name, count, of, low, high }) => [
    name,
    count,
    percent(of ? count / of : 0),
    `${percent(low)} to ${percent(high)}`,
  ]);
  return (
    <Chart title={title} says={says} heads={["Who", "Games", "Share", "95 % interval"]} rows={rows}>
      <svg viewBox={`0 0 ${WIDE} ${shares.length * 34 + 18}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line class="grid" x1={at(share)} x2={at(share)} y1={0} y2={shares.length * 34} />
            <text class="tick-label" x={at(share)} y={shares.length * 34 + 14} text-anchor="middle">
              {percent(share)}
            </text>
          </g>
        ))}
        {shares.map(({ name, count, of, low, high }, row) => {
          const y = row * 34 + 17;
          const share = of ? count / of : 0;
          return (
            <g key={name}>
              <text x={NAME - 10} y={y + 5} text-anchor="end">
                {name}
              </text>
              <rect class={`bar-${row}`} x={NAME} y={y - 10} width={share * long} height={20} rx={2} />
              <path class="band" d={`M${at(low)} ${y - 5}v10M${at(low)} ${y}H${at(high)}M${at(high)} ${y - 5}v10`} />
              <text x={WIDE - VALUE + 12} y={y + 5}>
                {`${count} (${percent(low)}–${percent(high)})`}
              </text>
            </g>
          );
        })}
      </svg>
    </Chart>
  );
}

export type Series = { name: string; bins: Bin[]; middle: number };

type HistogramProps = { title: string; says: string; what: string; series: Series[] };

const LOW = 26;
const TALL = 120;

/** How often values are found, for each of several series below one another. */
export function Histogram({ title, says, what, series }: HistogramProps) {
  const most = Math.max(1, ...series.flatMap(({ bins }) => bins.map(({ count }) => count)));
  const range = ({ from, to }: Bin) => (from === to ? `${from}` : `${from} to ${to}`);
  const names = series.map(({ name }) => name || "Games");
  const rows = (series[0]?.bins ?? []).map((bin, at) => [
    range(bin),
    ...series.map(({ bins }) => bins[at]?.count ?? 0),
  ]);
  return (
    <Chart title={title} says={says} heads={[what, ...names]} rows={rows}>
      {series.map(({ name, bins, middle }, at) => {
        const step = (WIDE - 40) / Math.max(1, bins.length);
        const every = Math.ceil(bins.length / 10);
        const first = bins[0]?.from ?? 0;
        const width = (bins[0]?.to ?? 0) - first + 1;
        const place = 30 + ((middle - first + 0.5) / width) * step;
        return (
          <svg key={name} viewBox={`0 0 ${WIDE} ${TALL + LOW + 20}`} aria-hidden="true">
            <text x={30} y={12} class="series-name">
              {name}
            </text>
            <text class="tick-label" x={24} y={28} text-anchor="end">
              {most}
            </text>
            <line class="grid" x1={30} x2={WIDE - 10} y1={TALL + 20} y2={TALL + 20} />
            {bins.map(({ from, count }, column) => {
              const tall = (count / most) * TALL;
              const x = 30 + column * step;
              return (
                <g key={from}>
                  <rect class={`bar-${at}`} x={x + 1} y={TALL + 20 - tall} width={step - 2} height={tall} />
                  {column % every === 0 && (
                    <text class="tick-label" x={x + step / 2} y={TALL + 36} text-anchor="middle">
                      {from}
                    </text>
                  )}
                </g>
              );
            })}
            <line class="middle-line" x1={place} x2={place} y1={20} y2={TALL + 20} />
          </svg>
        );
      })}
    </Chart>
  );
}
