import { detailsOf, type Figure } from '../figures.ts'
import { type Answers, load } from '../load.ts'
import { inTurns } from '../rounds.ts'
import { openScene, pidsOf, type Scene } from '../scene.ts'

const LARGE = { members: 100_000, shares: 100_000, conversations: 1_000, messages: 10_000 }
const GOAL_MS = 50

/** Terms that match the texts of `fill.ts`. */
const kinds = {
  'the beginning of a name': 'bea',
  'a name with a slip': 'chatelian',
  'a word of shares': 'potimarron',
  'two words of one share': 'levain menthe',
  'a word that every share says': 'matin',
  'what nothing resembles': 'xylophage',
}

function search(scene: Scene, words: string): Promise<Answers> {
  const [reader] = scene.crowd.writers
  if (reader === undefined) throw new Error('The crowd has no writer')
  const url = `${scene.server.url}/api/search?q=${encodeURIComponent(words)}`
  const headers = { authorization: `Bearer ${reader.token}` }
  return load({ url, headers, pids: pidsOf(scene), connections: 1, seconds: 2 })
}

/** Searches of all kinds with few and with many members, in turns; the ratio is what matters. */
export async function searches(scene: Scene): Promise<Figure[]> {
  const large = await openScene(LARGE)
  try {
    const few = Object.entries(kinds).map(([what, words]) => [`few: ${what}`, () => search(scene, words)])
    const many = Object.entries(kinds).map(([what, words]) => [what, () => search(large, words)])
    const answers: Record<string, Answers> = await inTurns(Object.fromEntries([...few, ...many]))
    return Object.keys(kinds).flatMap((what) => {
      const [all, of] = [answers[what], answers[`few: ${what}`]]
      if (all === undefined || of === undefined) return []
      return {
        name: `GET /api/search, 100 000 members: ${what}, p50`,
        value: all.p50,
        unit: 'ms',
        ratios: { '2 000 members, processor time': all.cpuMs / of.cpuMs },
        goal: { text: `under ${GOAL_MS} ms, p99`, met: all.p99 < GOAL_MS },
        more: detailsOf(all),
      }
    })
  } finally {
    await large.close()
  }
}
