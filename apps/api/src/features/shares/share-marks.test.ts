import type {
  CommentView,
  ErrorEnvelope,
  NotificationView,
  OwnProfile,
  Page,
  ShareView,
  Viewer,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, openLivePage, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
let louise: Person
beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  ines = await test.cast.ines()
  louise = await test.cast.louise()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())
afterEach(async () => {
  await test.settled()
  for (const table of [tables.blocks, tables.mutes, tables.shares, tables.notifications]) await test.db.delete(table)
})

type Answered = ShareView & ErrorEnvelope

const publishes = async (who: Person, more: object = {}) => {
  const share = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Un matin', visibility: 'members', ...more }
  return (await who.posts<Answered>('/api/shares', share)).body
}
const reads = async (who: Person, { id }: { id: number }) => (await who.gets<Answered>(`/api/shares/${id}`)).body
const code = ({ body }: { body: ErrorEnvelope }) => body.error?.details.code

describe('a covered share', () => {
  const covered = { title: '', body: 'Des mots durs', cover: 'Deuil', visibility: 'public' }

  it('says to members why it is covered, and tells visitors nothing of what it says', async () => {
    const share = await publishes(camille, covered)
    await ines.posts(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text: 'Ce deuil' })
    expect(await reads(ines, share)).toMatchObject({ cover: 'Deuil', withheld: false, body: 'Des mots durs' })
    const told = await reads(test.visitor, share)
    expect(told).toMatchObject({ cover: 'Deuil', withheld: true, body: '', images: [], recipe: null, outing: null })
    const listed = (await test.visitor.gets<Page<ShareView>>('/api/shares')).body
    expect(JSON.stringify(listed)).not.toContain('durs')
    expect((await test.visitor.gets<CommentView[]>(`/api/shares/${share.id}/comments`)).body).toEqual([])
  })

  it('says none of its words in a notice', async () => {
    const share = await publishes(camille, covered)
    await ines.puts(`/api/shares/${share.id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })
    await test.settled()
    const lines = (await camille.gets('/api/notifications')).body
    expect(JSON.stringify(lines)).toContain(share.slug)
    expect(JSON.stringify(lines)).not.toContain('durs')
  })

  it('takes its words out of notices that were given before', async () => {
    const { id } = await publishes(camille, { body: 'Des mots durs' })
    await ines.puts(`/api/shares/${id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })
    await test.settled()
    const words = async () => JSON.stringify((await camille.gets('/api/notifications')).body)
    expect(await words()).toContain('Des mots durs')
    await camille.patches(`/api/shares/${id}`, { version: 1, body: 'Des mots durs', visibility: 'members', cover: '' })
    await test.settled()
    expect(await words()).not.toContain('Des mots durs')
    expect(await words()).toContain('a réagi à ton partage')
  })

  it('is open from the start for her who asked for that, and for nobody else', async () => {
    const shows = async (who: Person) => (await who.gets<{ viewer: Viewer }>('/api/viewer')).body.viewer.showsCovered
    expect(await shows(ines)).toBe(false)
    expect((await ines.patches<OwnProfile>('/api/members/me', { showsCovered: true })).body.showsCovered).toBe(true)
    expect([await shows(ines), await shows(louise)]).toEqual([true, false])
    await ines.patches('/api/members/me', { showsCovered: false })
    expect(await shows(ines)).toBe(false)
  })

  it('takes its words out of its address when it is covered later, and the address from before leads there', async () => {
    const known = await publishes(camille, { body: 'Des mots durs', visibility: 'public' })
    expect(known.slug).toMatch(/^des-mots-durs-[0-9a-f]{10}$/)
    await ines.puts(`/api/shares/${known.id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })
    await test.settled()
    const { body, visibility } = known
    const asked = { version: 1, body, visibility, cover: 'Deuil' }
    const covered = (await camille.patches<Answered>(`/api/shares/${known.id}`, asked)).body
    expect(covered.slug).toBe(known.slug.replace('des-mots-durs', 'partage'))
    await test.settled()
    expect(JSON.stringify((await camille.gets('/api/notifications')).body)).not.toMatch(/durs/)
    for (const who of [camille, ines, test.visitor]) {
      const { slug, id } = (await who.gets<Answered>(`/api/shares/${known.slug}`)).body
      expect({ slug, id }).toEqual({ slug: covered.slug, id: known.id })
    }
    const opened = (await camille.patches<Answered>(`/api/shares/${known.id}`, { ...asked, version: 2, cover: null }))
      .body
    expect(opened.slug).toBe(covered.slug)
  })

  it('may be uncovered, and covered without a reason', async () => {
    const share = await publishes(camille, covered)
    const { body, visibility } = share
    const covers = async (cover: string | null, version: number) =>
      (await camille.patches<Answered>(`/api/shares/${share.id}`, { version, body, visibility, cover })).body
    expect((await covers('', 1)).cover).toBe('')
    expect(await covers(null, 2)).toMatchObject({ cover: null, withheld: false })
  })
})

describe('the answer that helped', () => {
  const asks = () => publishes(camille, { kind: 'question', body: 'Où nager ?', visibility: 'public' })
  const says = async (who: Person, share: ShareView, text: string) =>
    (await who.posts<CommentView>(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text })).body
  const marks = (who: Person, share: ShareView, commentId: number | null) =>
    who.puts<ErrorEnvelope>(`/api/shares/${share.id}/answer`, { commentId })

  it('is chosen, changed and taken back by her who asked, and stands in the share', async () => {
    const share = await asks()
    const [lake, sea] = [await says(ines, share, 'Au lac'), await says(louise, share, 'À la mer')]
    const page = await openLivePage(test.app, louise)
    await page.watches(`share-${share.id}`)
    expect((await marks(camille, share, lake.id)).status).toBe(200)
    await page.hears('share.changed')
    page.closes()
    expect((await reads(louise, share)).answer).toMatchObject({
      id: lake.id,
      text: 'Au lac',
      author: { username: 'ines' },
    })
    await marks(camille, share, sea.id)
    expect((await reads(ines, share)).answer?.id).toBe(sea.id)
    await marks(camille, share, null)
    expect((await reads(ines, share)).answer).toBeNull()
  })

  it('is of a question of hers, and a comment under it', async () => {
    const share = await asks()
    const thought = await publishes(camille)
    const [lake, elsewhere] = [await says(ines, share, 'Au lac'), await says(ines, thought, 'Moi aussi')]
    expect((await marks(test.visitor, share, lake.id)).status).toBe(401)
    expect(code(await marks(ines, share, lake.id))).toBe('FORBIDDEN')
    expect(code(await marks(camille, share, elsewhere.id))).toBe('COMMENT_NOT_FOUND')
    expect(code(await marks(camille, thought, elsewhere.id))).toBe('NOT_A_QUESTION')
  })

  it('goes with its comment, and is not shown across a block or a mute, nor to visitors who may not read it', async () => {
    const share = await asks()
    const lake = await says(ines, share, 'Au lac')
    await marks(camille, share, lake.id)
    expect((await reads(test.visitor, share)).answer).toBeNull()
    await louise.posts('/api/mutes', { username: 'ines' })
    expect((await reads(louise, share)).answer).toBeNull()
    await test.db.delete(tables.mutes)
    await test.cast.blocks(louise, ines)
    expect((await reads(louise, share)).answer).toBeNull()
    expect((await reads(camille, share)).answer?.id).toBe(lake.id)
    await ines.deletes(`/api/comments/${lake.id}`)
    expect((await reads(camille, share)).answer).toBeNull()
    expect((await test.db.select().from(tables.shares))[0]?.answerId).toBeNull()
  })

  it('is told to her who gave it: once for a question, and no more where it is taken back or gone', async () => {
    const share = await asks()
    const [lake, sea] = [await says(ines, share, 'Au lac'), await says(ines, share, 'À la mer')]
    const told = async (who: Person) => {
      await test.settled()
      const { items } = (await who.gets<Page<NotificationView>>('/api/notifications?section=partages&value=reponse'))
        .body
      return items.map(({ title, message }) => [title, message])
    }
    await marks(camille, share, lake.id)
    expect(await told(ines)).toEqual([['Ta réponse a aidé Camille', '«\u202FAu lac\u202F»']])
    await marks(camille, share, sea.id)
    expect(await told(ines)).toEqual([['Ta réponse a aidé Camille', '«\u202FÀ la mer\u202F»']])
    await marks(camille, share, null)
    expect(await told(ines)).toEqual([])
    await marks(camille, share, lake.id)
    await ines.deletes(`/api/comments/${lake.id}`)
    expect(await told(ines)).toEqual([])
    await marks(camille, share, sea.id)
    await test.settled()
    const { body, visibility } = share
    await camille.patches(`/api/shares/${share.id}`, { version: 1, body, visibility, cover: '' })
    expect(await told(ines)).toEqual([['Ta réponse a aidé Camille', 'Elle l’a choisie entre toutes.']])
    await camille.deletes(`/api/shares/${share.id}`)
    expect(await told(ines)).toEqual([])
    expect(await told(camille)).toEqual([])
  })

  it('is told to nobody for words of her own', async () => {
    const share = await asks()
    const own = await says(camille, share, 'J’ai trouvé\u202F: au lac')
    await marks(camille, share, own.id)
    await test.settled()
    expect(await test.db.$count(tables.notifications)).toBe(0)
  })

  it('is gone when it is deleted at the very moment it is chosen', async () => {
    const share = await asks()
    for (let round = 0; round < 5; round += 1) {
      const lake = await says(ines, share, 'Au lac')
      await Promise.all([marks(camille, share, lake.id), ines.deletes(`/api/comments/${lake.id}`)])
      expect((await reads(camille, share)).answer).toBeNull()
      const [row] = await test.db.select().from(tables.shares).where(eq(tables.shares.id, share.id))
      expect(row?.answerId).toBeNull()
    }
  })
})
