import type { PollDraft } from '@consoeurs/contract'
import type { z } from 'zod'

const DAY = 24 * 3_600_000

export function pollColumns(draft: z.output<typeof PollDraft> | null, now: Date) {
  if (draft === null) return {}
  const { choices, several, named, days } = draft
  return {
    poll: { choices, several, named },
    pollEndsAt: new Date(now.getTime() + days * DAY),
    pollCounts: choices.map(() => 0),
  }
}
