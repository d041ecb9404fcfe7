import type { Answers } from './load.ts'

/** One measured line: its value, what it is held against in the same run, and the goal of the house. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** A floor of the same run, and `value` as a part of it; `ofProcessor` says the same by processor time. */
  against?: { name: string; value: number; ratio: number; ofProcessor: number }
  goal?: { text: string; met: boolean }
  /** Anything else worth keeping: percentiles, processor time. */
  more?: Record<string, number>
}

/** What a load was like beside its rate. */
export const detailsOf = ({ p99, cpuMs }: Answers): Record<string, number> => ({
  'p99 ms': p99,
  'cpu ms': cpuMs,
})

const shown = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: value < 1_000 ? 3 : 5 })

const floorText = ({ name, value, ratio, ofProcessor }: NonNullable<Figure['against']>) =>
  `${ratio.toFixed(2)} of ${name} (${shown(value)}); ${ofProcessor.toFixed(2)} by processor time`

function row({ name, value, unit, against, goal, more = {} }: Figure): string[] {
  const floor = against ? floorText(against) : ''
  const extra = Object.entries(more).map(([key, number]) => `${key} ${shown(number)}`)
  const verdict = goal ? `${goal.met ? 'met' : 'NOT MET'}: ${goal.text}` : ''
  return [name, `${shown(value)} ${unit}`, floor, extra.join(', '), verdict]
}

/** The figures as a table for a terminal. */
export function table(figures: Figure[]): string {
  const rows = [['', 'measured', 'against', 'more', 'goal'], ...figures.map(row)]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
