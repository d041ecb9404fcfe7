/**
 * `npm run bench` prints the processor time per request; `npm run bench -- <lines>` the lines below. Each run writes
 * bench-results/<moment>.json.
 * Compare ratios within a run, not times between runs: machines differ and are never idle.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, root } from '../prepare.mjs'
import { type Figure, table } from './figures.ts'
import { delivery } from './lines/delivery.ts'
import { growth } from './lines/growth.ts'
import { memory } from './lines/memory.ts'
import { overload } from './lines/overload.ts'
import { phone } from './lines/phone.ts'
import { requests } from './lines/requests.ts'
import { searches } from './lines/search.ts'
import { sends } from './lines/sends.ts'
import { start } from './lines/start.ts'
import { weight } from './lines/weight.ts'
import { openScene, type Scene } from './scene.ts'

/** The heaviest last. */
const lines: Record<string, (scene: Scene) => Promise<Figure[]>> = {
  requests,
  sends,
  memory,
  weight,
  phone,
  search: searches,
  overload,
  growth,
  delivery,
  start,
}

const CROWD = { members: 2_000, shares: 1_000, conversations: 1_000, messages: 10_000 }

function chosenLines(words: string[]): string[] {
  const unknown = words.find((word) => !(word in lines))
  if (unknown !== undefined) throw new Error(`No line "${unknown}": there are ${Object.keys(lines).join(', ')}`)
  return words.length > 0 ? Object.keys(lines).filter((name) => words.includes(name)) : ['requests']
}

function write(figures: Figure[]): string {
  const folder = join(root, 'bench-results')
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString()
  const file = join(folder, `${at.replace(/[:.]/g, '-')}.json`)
  const machine = { node: process.version, cores: availableParallelism() }
  writeFileSync(file, `${JSON.stringify({ at, machine, crowd: CROWD, figures }, null, 2)}\n`)
  return file
}

const chosen = chosenLines(process.argv.slice(2))
await ensureBuilt()
const scene = await openScene(CROWD)
try {
  const figures: Figure[] = []
  for (const name of chosen) {
    console.log(`${name}…`)
    figures.push(...((await lines[name]?.(scene)) ?? []))
  }
  console.log(`\n${table(figures)}\n\n${write(figures)}`)
} finally {
  await scene.close()
}
