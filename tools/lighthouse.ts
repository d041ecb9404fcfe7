/**
 * `npm run lighthouse [-- options]`: medians of Lighthouse's phone scores for visitors' pages; fails below 95.
 *
 *   --origin <address>  a running server; by default a temporary demo of each brand
 *   --brand <code>      one brand
 *   --times <number>    visits to each page: 3
 *
 * Prints the load too, because a busy machine lowers the scores.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { brandCodes } from '@consoeurs/brand/codes'
import {
  type CategoryScores,
  categories,
  GOAL,
  type LighthouseMeter,
  openMeter,
  visitorPages,
  withDemonstration,
} from './lighthouse/measure.ts'
import { ensureBuilt } from './prepare.mjs'

const text = { type: 'string' } as const
const { values: options } = parseArgs({ options: { origin: text, brand: text, times: text } })
const times = Number(options.times ?? 3)
if (!Number.isInteger(times) || times < 1) throw new Error('--times: a whole number, 1 or more')

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

interface LighthouseRow extends CategoryScores {
  place: string
  page: string
}

async function measurePlace(meter: LighthouseMeter, { name, origin }: { name: string; origin: string }) {
  const lines: LighthouseRow[] = []
  const faults = new Set<string>()
  for (const page of await visitorPages(origin)) {
    const runs: CategoryScores[] = []
    for (let visit = 0; visit < times; visit++) {
      const measured = await meter.measure(origin + page)
      runs.push(measured.scores)
      for (const fault of measured.faults) faults.add(`${name} ${page}: ${fault}`)
    }
    const medians = categories.map((category) => [category, median(runs.map((scores) => scores[category]))])
    lines.push({ place: name, page, ...(Object.fromEntries(medians) as CategoryScores) })
  }
  return { lines, faults: [...faults] }
}

async function measureAll(meter: LighthouseMeter) {
  const { origin, brand } = options
  if (origin !== undefined) return [await measurePlace(meter, { name: new URL(origin).host, origin })]
  await ensureBuilt()
  const codes = brandCodes.filter((code) => brand === undefined || code === brand)
  if (codes.length === 0) throw new Error(`--brand: there are ${brandCodes.join(', ')}`)
  const measured = []
  for (const code of codes) measured.push(await withDemonstration(code, (place) => measurePlace(meter, place)))
  return measured
}

const meter = await openMeter()
try {
  const measured = await measureAll(meter)
  const lines = measured.flatMap((place) => place.lines)
  console.table(lines)
  for (const fault of measured.flatMap(({ faults }) => faults)) console.log(fault)
  console.log(
    `Medians of ${times}; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
  const below = lines.filter((line) => categories.some((category) => line[category] < GOAL))
  if (below.length > 0) {
    console.error(`Under ${GOAL}: ${below.map(({ place, page }) => `${place} ${page}`).join(', ')}`)
    process.exitCode = 1
  }
} finally {
  await meter.close()
}
