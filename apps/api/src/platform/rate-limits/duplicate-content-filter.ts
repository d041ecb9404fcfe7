import { createHash } from 'node:crypto'
import { foldText, limits } from '@consoeurs/contract'
import type { Viewer } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

/** A text to check. Comments and messages count once per target; shares and room messages count each time. */
export interface SubmittedText {
  to: 'shares' | 'comments' | 'messages' | 'rooms'
  /** The share or the recipient; for shares and room messages, their client id. */
  target: string
  words: string
}

export interface DuplicateContentFilter {
  /**
   * Called before posting. A retry to the same target is no repetition: idempotency handles it.
   * @throws AppError SAME_WORDS, SAME_WORDS_TO_MANY
   */
  check(viewer: Viewer, saying: SubmittedText): Promise<void>
  remember(viewer: Viewer, saying: SubmittedText): Promise<void>
  /** After a deletion, the author may post the text again. */
  forget(viewer: Viewer, sayings: SubmittedText[]): Promise<void>
}

const lettersOf = (words: string) => foldText(words).replaceAll(/[^\p{L}\p{N}]+/gu, '')

const nothing = async () => undefined
const none: DuplicateContentFilter = { check: nothing, remember: nothing, forget: nothing }

interface DuplicateContentParts {
  limits: boolean
  now: () => Date
  store: RateLimitStore
}

/**
 * Duplicate-content filter: fingerprints of a member's recent texts in the rate-limit store. A restart may lose them. Off
 * where rate limits are off.
 */
export function createDuplicateContentFilter({
  limits: on,
  now,
  store,
}: DuplicateContentParts): DuplicateContentFilter {
  if (!on) return none
  const { within, letters: least } = limits.sameWords
  const keyOf = ({ id }: Viewer, { to, words }: SubmittedText) => {
    const letters = lettersOf(words)
    // Short texts such as « Bonjour ! » are not compared.
    if (to !== 'shares' && letters.length < least) return null
    return letters === '' ? null : `said ${id} ${to} ${createHash('sha256').update(letters).digest('base64url')}`
  }

  return {
    async check(viewer, saying) {
      const key = keyOf(viewer, saying)
      if (key === null) return
      const at = now().getTime()
      const { others } = await store.recall(key, at - within, saying.target)
      const [oldest] = others
      if (oldest === undefined || others.length < limits.sameWords[saying.to]) return
      if (saying.to === 'shares') throw new AppError('SAME_WORDS')
      throw new AppError('SAME_WORDS_TO_MANY', { retryAfter: Math.ceil((oldest + within - at) / 1000) })
    },
    async remember(viewer, saying) {
      const key = keyOf(viewer, saying)
      const at = now().getTime()
      if (key !== null) await store.mark(key, saying.target, { at, keptMs: within, renew: true })
    },
    async forget(viewer, sayings) {
      for (const saying of sayings) {
        const key = keyOf(viewer, saying)
        if (key !== null) await store.unmark(key, saying.target)
      }
    },
  }
}
