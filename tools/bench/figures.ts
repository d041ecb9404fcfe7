import type { Answers } from './load.ts'

/** One measured line with its goal. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** Parts of the value, percentiles, processor time. */
  more?: Record<string, number>
  /** `value` divided by that of a baseline of the same run, by its name: a column each. */
  ratios?: Record<string, number>
  goal?: { text: string; met: boolean }
}

export const detailsOf = ({ p99, cpuMs }: Answers): Record<string, number> => ({
  'p99 ms': p99,
  'cpu ms': cpuMs,
})

const shown = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: value < 1_000 ? 3 : 5 })

function row({ name, value, unit, more = {}, ratios = {}, goal }: Figure, baselines: string[]): string[] {
  const extra = Object.entries(more).map(([key, number]) => `${key} ${shown(number)}`)
  const against = baselines.map((baseline) => {
    const ratio = ratios[baseline]
    return ratio === undefined ? '' : shown(ratio)
  })
  const verdict = goal ? `${goal.met ? 'met' : 'NOT MET'}: ${goal.text}` : ''
  return [name, `${shown(value)} ${unit}`, extra.join(', '), ...against, verdict]
}

/** In Markdown. */
export function table(figures: Figure[]): string {
  const baselines = [...new Set(figures.flatMap(({ ratios = {} }) => Object.keys(ratios)))]
  const heads = ['', 'measured', '', ...baselines.map((name) => `ratio to ${name}`), 'goal']
  const rows = [heads, ...figures.map((figure) => row(figure, baselines))]
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)))
  const lines = rows.map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  return [lines[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)].join('\n')
}
