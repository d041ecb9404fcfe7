import type { ErrorEnvelope, ShareView } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, createRoomFixture, inRoom, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let others: Person[]
let clock = Date.now()
const { test, camille } = await setUpTestApp({ personas: ['camille'], limits: true, now: () => new Date(clock) })
beforeAll(async () => {
  others = await Promise.all(['Inès', 'Louise', 'Zoé', 'Léa', 'Anna', 'Jade'].map((name) => test.personas.member(name)))
  const before = new Date(clock - 10 * DAY)
  for (const member of [camille, ...others]) await test.personas.changes(member, { createdAt: before })
})
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

describe('the same text', () => {
  it('can be shared once in ten minutes, despite small changes', async () => {
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

  it('is not counted if it was refused', async () => {
    expect((await publishes(camille, 'Un soir', { kind: 'inconnue' })).status).toBe(400)
    expect((await publishes(camille, 'Un soir')).status).toBe(200)
  })

  it('can be shared again after its author deleted it, for another audience or town too', async () => {
    const outing = { at: new Date(clock + 30 * DAY).toISOString(), place: 'Devant la mairie' }
    const sortie = (town: string) => ({ kind: 'sortie', title: 'On marche', outing: { ...outing, town } })
    for (const [first, then] of [
      [{}, {}],
      [{ visibility: 'members' }, { visibility: 'public' }],
      [sortie('Lyon'), sortie('Nantes')],
    ]) {
      const { body } = await publishes(camille, 'Un matin à refaire', first)
      expect(codeOf(await publishes(camille, 'Un matin à refaire', then))).toBe('SAME_WORDS')
      expect((await camille.asks('DELETE', `/api/shares/${body.id}`)).status).toBe(200)
      expect((await publishes(camille, 'Un matin à refaire', then)).status).toBe(200)
      expect(codeOf(await publishes(camille, 'Un matin à refaire', then))).toBe('SAME_WORDS')
      clock += limits.sameWords.within
    }
  })

  it('can be shared again after an edit and a deletion', async () => {
    const { body } = await publishes(camille, 'Un premier jet')
    const words = { body: 'Un second jet', visibility: 'members', version: body.version }
    expect((await camille.patches(`/api/shares/${body.id}`, words)).status).toBe(200)
    await camille.asks('DELETE', `/api/shares/${body.id}`)
    expect((await publishes(camille, 'Un premier jet')).status).toBe(200)
  })

  it('cannot be shared again after a removal by a moderator', async () => {
    const { body } = await publishes(camille, 'Achetez mes thés')
    const moderator = others[5]!
    // Seen just now: the session of a moderator ends sooner.
    await moderator.gets('/api/users/me')
    await test.personas.changes(moderator, { roleUser: 'moderator' })
    expect((await moderator.asks('DELETE', `/api/shares/${body.id}`)).status).toBe(200)
    await test.personas.changes(moderator, { roleUser: 'member' })
    expect(codeOf(await publishes(camille, 'Achetez mes thés'))).toBe('SAME_WORDS')
  })

  it('can be commented again after its author deleted the comment', async () => {
    const comments = []
    for (const [index, member] of others.slice(0, 4).entries()) {
      const share = (await publishes(member, `Partage ${index}`)).body
      const text = { clientId: crypto.randomUUID(), text: long }
      comments.push(await camille.posts<{ id: number } & ErrorEnvelope>(`/api/shares/${share.id}/comments`, text))
      if (index === 2) await camille.asks('DELETE', `/api/comments/${comments[0]?.body.id}`)
    }
    expect(comments.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('can be commented under a few shares, and then is refused with a waiting time', async () => {
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

  it('can be sent to a few members, not to many', async () => {
    const sends = (to: Person, text: string) =>
      camille.posts<ErrorEnvelope>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text })
    for (const to of others.slice(0, 5)) expect((await sends(to, long)).status).toBe(200)
    expect(refusal(await sends(others[5]!, long)).details.code).toBe('SAME_WORDS_TO_MANY')
    expect((await sends(others[5]!, 'Bonjour, je t’écris à toi')).status).toBe(200)
  })

  it('can be sent a few times in rooms, in one or in many, and then is refused with a waiting time', async () => {
    const one = await createRoomFixture(test, { slug: 'un', owner: camille })
    const two = await createRoomFixture(test, { slug: 'deux', owner: camille })
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
