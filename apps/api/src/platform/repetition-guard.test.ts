import type { ErrorEnvelope, ShareView } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, codeOf, foundRoom, inRoom, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let test: TestApp
let camille: Person
let others: Person[]
let clock = Date.now()
beforeAll(async () => {
  test = await buildTestApp({ limits: true, now: () => new Date(clock) })
  camille = await test.cast.camille()
  others = await Promise.all(['Inès', 'Louise', 'Zoé', 'Léa', 'Anna', 'Jade'].map((name) => test.cast.member(name)))
  const before = new Date(clock - 10 * DAY)
  for (const member of [camille, ...others]) await test.cast.changes(member, { createdAt: before })
})
afterAll(() => test.close())
beforeEach(async () => {
  clock += DAY
  await test.db.delete(tables.shares)
})

const publishes = (who: Person, body: string, more: object = {}) => {
  const share = { clientId: crypto.randomUUID(), kind: 'pensee', body, visibility: 'members', ...more }
  return who.posts<ShareView & ErrorEnvelope>('/api/shares', share)
}
const refusal = ({ body }: { body: ErrorEnvelope }) => body.error
const long = 'Venez toutes voir ce que je vends sur mon site'

describe('the same words', () => {
  it('are shared once in ten minutes, however they are dressed', async () => {
    const clientId = crypto.randomUUID()
    expect((await publishes(camille, 'Un matin d’été', { clientId })).status).toBe(200)
    expect((await publishes(camille, 'Un matin d’été', { clientId })).status).toBe(200)
    const again = await publishes(camille, 'Un  MATIN d’ete…')
    expect(again.status).toBe(409)
    expect(refusal(again)).toMatchObject({ details: { code: 'SAME_WORDS' } })
    expect(refusal(again).message).toContain('Tu viens déjà de partager cela')
    expect((await publishes(others[0]!, 'Un matin d’été')).status).toBe(200)
    clock += limits.sameWords.within
    expect((await publishes(camille, 'Un matin d’été')).status).toBe(200)
  })

  it('are not counted where they were refused', async () => {
    expect((await publishes(camille, 'Un soir', { kind: 'inconnue' })).status).toBe(400)
    expect((await publishes(camille, 'Un soir')).status).toBe(200)
  })

  it('are commented under a few shares, not under many, and she is told how long to wait', async () => {
    const shares = []
    for (const [index, member] of others.slice(0, 5).entries())
      shares.push((await publishes(member, `Partage ${index}`)).body)
    const comments = (share: ShareView, text: string) =>
      camille.posts<ErrorEnvelope>(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text })
    for (const share of shares) expect((await comments(share, 'Bravo !')).status).toBe(200)
    for (const share of shares.slice(0, 3)) expect((await comments(share, long)).status).toBe(200)
    expect((await comments(shares[0]!, long)).status).toBe(200)
    clock += 3 * MINUTE
    const refused = await comments(shares[3]!, long)
    expect(refused.status).toBe(429)
    expect(refusal(refused).message).toContain('réessaie dans 7 minutes')
    clock += 7 * MINUTE
    expect((await comments(shares[3]!, long)).status).toBe(200)
  })

  it('are sent to a few members, not to many', async () => {
    const sends = (to: Person, text: string) =>
      camille.posts<ErrorEnvelope>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text })
    for (const to of others.slice(0, 5)) expect((await sends(to, long)).status).toBe(200)
    expect(refusal(await sends(others[5]!, long)).details.code).toBe('SAME_WORDS_TO_MANY')
    expect((await sends(others[5]!, 'Bonjour, je t’écris à toi')).status).toBe(200)
  })

  it('are said a few times in rooms, whether in one or in many, and she is told how long to wait', async () => {
    const one = await foundRoom(test, { slug: 'un', owner: camille })
    const two = await foundRoom(test, { slug: 'deux', owner: camille })
    const [here, there] = [inRoom(one.roomId, one.room), inRoom(two.roomId, two.room)]
    const clientId = crypto.randomUUID()
    for (const _resent of [1, 2]) await here.says(camille, long, { clientId })
    await here.says(camille, long)
    await there.says(camille, long)
    for (const room of [here, there]) {
      const refused = await room.tries(camille, long)
      expect(codeOf(refused)).toBe('SAME_WORDS_TO_MANY')
      expect(refusal(refused).message).toContain('réessaie dans 10 minutes')
    }
    for (const _again of [1, 2, 3, 4, 5]) await here.says(camille, 'Bonjour !')
    clock += limits.sameWords.within
    await there.says(camille, long)
  })
})
