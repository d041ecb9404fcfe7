import type { ErrorEnvelope } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, setUpTestApp } from '@consoeurs/test-support'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '../../../platform/http/policy.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { communityPolicy } from './communities.policy.ts'
import { communityVisibleTo } from './communities.visible.ts'

const { communities, communityMembers, communityCandidates } = tables

const ids: Record<string, number> = {}
const { test, ines } = await setUpTestApp({ personas: ['ines'] })
beforeAll(async () => {
  for (const access of ['open', 'request', 'secret']) {
    const [row] = await test.db.insert(communities).values({ slug: access, name: access, access }).returning()
    ids[access] = row!.id
  }
})

const at = (slug: string, rest = '') => `/api/communities/${slug}${rest}`

describe('visibility', () => {
  it.each(['open', 'request', 'secret'] as const)('is the same in SQL and in the policy (%s)', async (access) => {
    const id = ids[access]!
    const scenes = [
      { role: null, standing: null },
      { role: 'member', standing: null },
      ...(['asked', 'invited', 'declined', 'excluded'] as const).map((standing) => ({ role: null, standing })),
    ] as const
    const standsAs = [false, true].flatMap((group) => [false, true].map((archived) => ({ group, archived })))
    for (const { group, archived } of standsAs) {
      const kind = group ? 'group' : 'community'
      await test.db.update(communities).set({ kind, archivedAt: archived ? new Date() : null })
      for (const { role, standing } of scenes) {
        await test.db.delete(communityMembers).where(eq(communityMembers.userId, ines.id))
        await test.db.delete(communityCandidates)
        const pair = { communityId: id, userId: ines.id }
        if (role !== null) await test.db.insert(communityMembers).values(pair)
        if (standing !== null) await test.db.insert(communityCandidates).values({ ...pair, standing })
        const viewer = minimalViewer(ines.id)
        const subject = { group, access, archived, role, standing }
        const inSql = await test.db.$count(communities, and(eq(communities.id, id), communityVisibleTo(ines)))
        expect({ subject, seen: inSql === 1 }).toEqual({
          subject,
          seen: can(communityPolicy, viewer, 'community.see', subject),
        })
      }
    }
    await test.db.update(communities).set({ kind: 'community' })
    await test.db.delete(communityMembers).where(eq(communityMembers.userId, ines.id))
  })
})

describe('the limits of each action', () => {
  it('return how long to wait', async () => {
    const strict = await buildTestApp({ limits: true })
    const eager = await strict.personas.member('Pressée')
    const tries: number[] = []
    for (let index = 0; index < 31; index++) tries.push((await eager.puts(at('open', '/membership'))).status)
    expect(tries.at(-1)).toBe(429)
    const refused = await eager.puts<ErrorEnvelope>(at('open', '/membership'))
    expect(refused.body.error.details.retryAfter).toBeGreaterThan(0)
    await strict.close()
  })
})
