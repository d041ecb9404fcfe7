import { createHash } from 'node:crypto'
import { foldText, limits } from '@consoeurs/contract'
import type { Viewer } from './access.ts'
import { AppError } from './errors.ts'
import type { SharedMemory } from './nodes/shared-memory.ts'

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

export interface RepetitionGuard {
  /**
   * Before it is said. The same thing sent again to the same place is no repetition: idempotence answers that.
   * @throws AppError SAME_WORDS, SAME_WORDS_TO_MANY
   */
  check(viewer: Viewer, saying: Saying): Promise<void>
  /** Once it is said. */
  remember(viewer: Viewer, saying: Saying): Promise<void>
}

const lettersOf = (words: string) => foldText(words).replaceAll(/[^a-z0-9]+/g, '')

const none: RepetitionGuard = { check: async () => undefined, remember: async () => undefined }

interface RepetitionParts {
  limits: boolean
  now: () => Date
  memory: SharedMemory
}

/**
 * Against the same words in many places: what she said in the last minutes is held in the memory that the nodes share, as
 * a fingerprint. Like the limits by minute it may be forgotten at a restart, and it is off where they are.
 */
export function createRepetitionGuard({ limits: on, now, memory }: RepetitionParts): RepetitionGuard {
  if (!on) return none
  const { within, letters: least } = limits.sameWords
  const keyOf = ({ id }: Viewer, { to, words }: Saying) => {
    const letters = lettersOf(words)
    // « Bonjour ! » is nobody's invention.
    if (to !== 'shares' && letters.length < least) return null
    return letters === '' ? null : `said ${id} ${to} ${createHash('sha256').update(letters).digest('base64url')}`
  }

  return {
    async check(viewer, saying) {
      const key = keyOf(viewer, saying)
      if (key === null) return
      const at = now().getTime()
      const { others } = await memory.recall(key, at - within, saying.target)
      const [oldest] = others
      if (oldest === undefined || others.length < limits.sameWords[saying.to]) return
      if (saying.to === 'shares') throw new AppError('SAME_WORDS')
      throw new AppError('SAME_WORDS_TO_MANY', { retryAfter: Math.ceil((oldest + within - at) / 1000) })
    },
    async remember(viewer, saying) {
      const key = keyOf(viewer, saying)
      const at = now().getTime()
      if (key !== null) await memory.mark(key, saying.target, { at, keptMs: within, renew: true })
    },
  }
}
