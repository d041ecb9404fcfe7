import type { Figure } from '../figures.ts'
import { detailsOf } from '../figures.ts'
import { inTurns, type Turn } from '../rounds.ts'
import { openScene, pidsOf, type Scene } from '../scene.ts'

const LARGE = { members: 100_000, shares: 100_000, conversations: 1_000, messages: 10_000 }
const GOAL_MS = 50

/** What she types, as `fill.ts` named them. */
const searches = {
  'the beginning of a name': 'bea',
  'a name with a slip': 'chatelian',
  'a word of shares': 'potimarron',
  'two words of one share': 'levain menthe',
  'a word that every share says': 'matin',
  'what nothing resembles': 'xylophage',
}

function turn({ server, crowd }: Scene, words: string, pids: number[]): Turn {
  const [reader] = crowd.writers
  if (reader === undefined) throw new Error('The crowd has no writer')
  const url = `${server.url}/api/search?q=${encodeURIComponent(words)}`
  return { url, headers: { authorization: `Bearer ${reader.token}` }, pids, connections: 1 }
}

/** One reader who searches all kinds, among few members and among many, in turns: what matters is what many cost more. */
export async function search(scene: Scene): Promise<Figure[]> {
  const large = await openScene(LARGE)
  try {
    const turns = Object.entries(searches).flatMap(([what, words]): [string, Turn][] => [
      [`few: ${what}`, turn(scene, words, pidsOf(scene))],
      [`many: ${what}`, turn(large, words, pidsOf(large))],
    ])
    const rounds = await inTurns(Object.fromEntries(turns))
    return Object.keys(searches).map((what) => {
      const answers = rounds.of(`many: ${what}`)
      return {
        name: `GET /api/search, 100 000 members: ${what}, p50`,
        value: answers.p50,
        unit: 'ms',
        against: rounds.against(`many: ${what}`, `few: ${what}`, 'the same among 2 000'),
        goal: { text: `under ${GOAL_MS} ms, p99`, met: answers.p99 < GOAL_MS },
        more: detailsOf(answers),
      }
    })
  } finally {
    await large.close()
  }
}
