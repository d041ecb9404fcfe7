/**
 * `npm run bench [-- pages reads sends delivery memory weight search growth overload start]`: figures of the built product
 * on a filled database, each beside a floor measured in the same run. Prints a table and writes bench-results/<moment>.json. Machines
 * differ and are never idle: compare the ratios of one run, not the seconds of two.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, root } from '../prepare.mjs'
import { type Figure, table } from './figures.ts'
import { reads, sends } from './lines/calls.ts'
import { delivery } from './lines/delivery.ts'
import { type Floors, startFloors } from './lines/floors.ts'
import { growth } from './lines/growth.ts'
import { memory } from './lines/memory.ts'
import { overload } from './lines/overload.ts'
import { pages } from './lines/pages.ts'
import { search } from './lines/search.ts'
import { start } from './lines/start.ts'
import { weight } from './lines/weight.ts'
import { openScene, type Scene } from './scene.ts'

/** In this order: what fills the memory or the machine comes last. */
const lines: Record<string, (scene: Scene, floors: Floors) => Promise<Figure[]>> = {
  pages,
  reads,
  sends,
  memory,
  weight,
  search,
  overload,
  growth,
  delivery,
  start,
}

const CROWD = { members: 2_000, shares: 1_000, conversations: 1_000, messages: 10_000 }

function chosenLines(words: string[]): string[] {
  const unknown = words.find((word) => !(word in lines))
  if (unknown !== undefined) throw new Error(`No line "${unknown}": there are ${Object.keys(lines).join(', ')}`)
  return words.length > 0 ? Object.keys(lines).filter((name) => words.includes(name)) : Object.keys(lines)
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
const opened = new AsyncDisposableStack()
opened.defer(scene.close)
try {
  const floors = await startFloors(scene, opened)
  const figures: Figure[] = []
  for (const name of chosen) {
    console.log(`${name}…`)
    figures.push(...((await lines[name]?.(scene, floors)) ?? []))
  }
  console.log(`\n${table(figures)}\n\n${write(figures)}`)
} finally {
  await opened.disposeAsync()
}
