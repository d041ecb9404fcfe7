import { createHash } from 'node:crypto'
import { foldText, limits } from '@consoeurs/contract'
import type { Viewer } from './access.ts'
import { AppError } from './errors.ts'

/**
 * Where words go: a share is the same wherever it is published, a comment or a message has someone it is for, and a room
 * is for many: there each saying counts, wherever it stands.
 */
export interface Saying {
  to: 'shares' | 'comments' | 'messages' | 'rooms'
  /** The share under which, the member to whom; of a share or of what is said in a room: its client id. */
  target: string
  words: string
}

interface Said {
  key: string
  target: string
  at: number
}

export interface RepetitionGuard {
  /**
   * Before it is said. The same thing sent again to the same place is no repetition: idempotence answers that.
   * @throws AppError SAME_WORDS, SAME_WORDS_TO_MANY
   */
  check(viewer: Viewer, saying: Saying): void
  /** Once it is said. */
  remember(viewer: Viewer, saying: Saying): void
}

const lettersOf = (words: string) => foldText(words).replaceAll(/[^a-z0-9]+/g, '')

/** Members whose words are held at once; the one longest silent goes first. */
const MEMBERS = 10_000

const none: RepetitionGuard = { check: () => undefined, remember: () => undefined }

/**
 * Against the same words in many places: what she said in the last minutes is held in memory, as a fingerprint. Like the
 * limits by minute it forgets at a restart, and it is off where they are.
 */
export function createRepetitionGuard({ limits: on }: { limits: boolean }, now: () => Date): RepetitionGuard {
  if (!on) return none
  const { within, letters: least } = limits.sameWords
  const said = new Map<number, Said[]>()
  const keyOf = ({ to, words }: Saying) => {
    const letters = lettersOf(words)
    // « Bonjour ! » is nobody's invention.
    if (to !== 'shares' && letters.length < least) return null
    return letters === '' ? null : `${to} ${createHash('sha256').update(letters).digest('base64url')}`
  }
  const recent = (viewer: Viewer, key: string) =>
    (said.get(viewer.id) ?? []).filter((one) => one.key === key && one.at > now().getTime() - within)

  return {
    check(viewer, saying) {
      const key = keyOf(saying)
      if (key === null) return
      const before = recent(viewer, key).filter(({ target }) => target !== saying.target)
      const targets = new Set(before.map(({ target }) => target))
      if (targets.size < limits.sameWords[saying.to]) return
      if (saying.to === 'shares') throw new AppError('SAME_WORDS')
      const oldest = Math.min(...before.map(({ at }) => at))
      throw new AppError('SAME_WORDS_TO_MANY', { retryAfter: Math.ceil((oldest + within - now().getTime()) / 1000) })
    },
    remember(viewer, saying) {
      const key = keyOf(saying)
      if (key === null) return
      const at = now().getTime()
      const kept = (said.get(viewer.id) ?? []).filter((one) => one.at > at - within)
      said.delete(viewer.id)
      said.set(viewer.id, [...kept, { key, target: saying.target, at }])
      const [silent] = said.keys()
      if (said.size > MEMBERS && silent !== undefined) said.delete(silent)
    },
  }
}
