import { contactTopics, reportReasons, Username } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { brandCodes } from './codes.ts'
import type { BrandCode } from './index.ts'
import { loadSeed } from './seed.ts'

describe.each(brandCodes)('seed of %s', (code: BrandCode) => {
  it('fills the moderation queues with content in every state', async () => {
    const { members, moderation } = await loadSeed(code)
    const { newcomers, arrival, conversations, reports, warnings, notes, letters } = moderation
    const known = new Set([...members, ...newcomers, arrival].map(({ username }) => username))
    const named = [
      ...conversations.flatMap(({ between }) => between),
      ...reports.flatMap(({ about, by, assignee, decision }) => [about.author, by, assignee, decision?.by]),
      ...warnings.flatMap(({ to, by }) => [to, by]),
      ...notes.flatMap(({ about, by }) => [about, by]),
      ...letters.map(({ by }) => by),
      arrival.message.to,
    ]
    expect(named.filter((name) => typeof name === 'string' && !known.has(name))).toEqual([])
    expect(newcomers.filter(({ username }) => !Username.safeParse(username).success)).toEqual([])
    expect(reports.filter(({ reason }) => !(reason in reportReasons))).toEqual([])
    expect(letters.filter(({ topic }) => !(topic in contactTopics))).toEqual([])
    const stateOf = ({ assignee, decision }: (typeof reports)[number]) => {
      if (decision !== undefined) return decision.state
      return assignee === undefined ? 'open' : 'taken on'
    }
    expect(new Set(reports.map(stateOf))).toEqual(new Set(['open', 'taken on', 'upheld', 'rejected']))
    expect(new Set(letters.map(({ state }) => state))).toEqual(new Set(['new', 'answered', 'closed']))
    for (const { text, hoursAgo, decision } of reports) {
      if (decision !== undefined) expect(decision.hoursAgo, text).toBeLessThan(hoursAgo)
    }
  })
})
