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
import { openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.blocks, tables.mutes, tables.shares, tables.notifications],
  listens: true,
})

type ShareAnswerBody = ShareView & ErrorEnvelope

const publishes = async (who: Person, more: object = {}) => {
  const share = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Un matin', visibility: 'members', ...more }
  return (await who.posts<ShareAnswerBody>('/api/shares', share)).body
}
const reads = async (who: Person, { id }: { id: number }) => (await who.gets<ShareAnswerBody>(`/api/shares/${id}`)).body
const code = ({ body }: { body: ErrorEnvelope }) => body.error?.details.code

describe('a covered share', () => {
  const covered = { title: '', body: 'Des mots durs', cover: 'Deuil', visibility: 'public' }

  it('shows its reason to members, and none of its text to visitors', async () => {
    const share = await publishes(camille, covered)
    await ines.posts(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text: 'Ce deuil' })
    expect(await reads(ines, share)).toMatchObject({ cover: 'Deuil', withheld: false, body: 'Des mots durs' })
    const told = await reads(test.visitor, share)
    expect(told).toMatchObject({ cover: 'Deuil', withheld: true, body: '', images: [], recipe: null, outing: null })
    const listed = (await test.visitor.gets<Page<ShareView>>('/api/shares')).body
    expect(JSON.stringify(listed)).not.toContain('durs')
    expect((await test.visitor.gets<CommentView[]>(`/api/shares/${share.id}/comments`)).body).toEqual([])
  })

  it('is not quoted in a notification', async () => {
    const share = await publishes(camille, covered)
    await ines.puts(`/api/shares/${share.id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })
    await test.settled()
    const lines = (await camille.gets('/api/notifications')).body
    expect(JSON.stringify(lines)).toContain(share.slug)
    expect(JSON.stringify(lines)).not.toContain('durs')
  })

  it('is removed from earlier notifications', async () => {
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

  it('is removed from the notifications of an interval without a cover', async () => {
    const { id } = await publishes(camille, { body: 'Des mots durs' })
    const covers = (cover: string | null, version: number) =>
      camille.patches(`/api/shares/${id}`, { version, body: 'Des mots durs', visibility: 'members', cover })
    await covers('', 1)
    await covers(null, 2)
    await ines.puts(`/api/shares/${id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })
    await test.settled()
    const excerpts = async () => (await test.db.select().from(tables.notifications)).map(({ excerpt }) => excerpt)
    expect(await excerpts()).toEqual(['Des mots durs'])
    await covers('', 3)
    await test.settled()
    expect(await excerpts()).toEqual([''])
  })

  it('is shown open to members who chose so only', async () => {
    const shows = async (who: Person) => (await who.gets<{ viewer: Viewer }>('/api/viewer')).body.viewer.showsCovered
    expect(await shows(ines)).toBe(false)
    expect((await ines.patches<OwnProfile>('/api/members/me', { showsCovered: true })).body.showsCovered).toBe(true)
    expect([await shows(ines), await shows(louise)]).toEqual([true, false])
    await ines.patches('/api/members/me', { showsCovered: false })
    expect(await shows(ines)).toBe(false)
  })

  it('gets a slug without its text when it is covered later, and the former slug redirects', async () => {
    const known = await publishes(camille, { body: 'Des mots durs', visibility: 'public' })
    expect(known.slug).toMatch(/^des-mots-durs-[0-9a-f]{10}$/)
    await ines.puts(`/api/shares/${known.id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })
    await test.settled()
    const { body, visibility } = known
    const asked = { version: 1, body, visibility, cover: 'Deuil' }
    const covered = (await camille.patches<ShareAnswerBody>(`/api/shares/${known.id}`, asked)).body
    expect(covered.slug).toBe(known.slug.replace('des-mots-durs', 'partage'))
    await test.settled()
    expect(JSON.stringify((await camille.gets('/api/notifications')).body)).not.toMatch(/durs/)
    for (const who of [camille, ines, test.visitor]) {
      const { slug, id } = (await who.gets<ShareAnswerBody>(`/api/shares/${known.slug}`)).body
      expect({ slug, id }).toEqual({ slug: covered.slug, id: known.id })
    }
    const opened = (
      await camille.patches<ShareAnswerBody>(`/api/shares/${known.id}`, { ...asked, version: 2, cover: null })
    ).body
    expect(opened.slug).toBe(covered.slug)
  })

  it('may be uncovered, and covered without a reason', async () => {
    const share = await publishes(camille, covered)
    const { body, visibility } = share
    const covers = async (cover: string | null, version: number) =>
      (await camille.patches<ShareAnswerBody>(`/api/shares/${share.id}`, { version, body, visibility, cover })).body
    expect((await covers('', 1)).cover).toBe('')
    expect(await covers(null, 2)).toMatchObject({ cover: null, withheld: false })
  })
})

describe('the accepted answer', () => {
  const asks = () => publishes(camille, { kind: 'question', body: 'Où nager ?', visibility: 'public' })
  const says = async (who: Person, share: ShareView, text: string) =>
    (await who.posts<CommentView>(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text })).body
  const marks = (who: Person, share: ShareView, commentId: number | null) =>
    who.puts<ErrorEnvelope>(`/api/shares/${share.id}/answer`, { commentId })

  it('is set, changed and unset by the author of the question, and shown in the share', async () => {
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

  it('must be a comment on one’s own question', async () => {
    const share = await asks()
    const thought = await publishes(camille)
    const [lake, elsewhere] = [await says(ines, share, 'Au lac'), await says(ines, thought, 'Moi aussi')]
    expect((await marks(test.visitor, share, lake.id)).status).toBe(401)
    expect(code(await marks(ines, share, lake.id))).toBe('FORBIDDEN')
    expect(code(await marks(camille, share, elsewhere.id))).toBe('COMMENT_NOT_FOUND')
    expect(code(await marks(camille, thought, elsewhere.id))).toBe('NOT_A_QUESTION')
  })

  it('is removed with its comment, and hidden across a block or mute, and from visitors who may not read it', async () => {
    const share = await asks()
    const lake = await says(ines, share, 'Au lac')
    await marks(camille, share, lake.id)
    expect((await reads(test.visitor, share)).answer).toBeNull()
    await louise.posts('/api/mutes', { username: 'ines' })
    expect((await reads(louise, share)).answer).toBeNull()
    await test.db.delete(tables.mutes)
    await test.personas.blocks(louise, ines)
    expect((await reads(louise, share)).answer).toBeNull()
    expect((await reads(camille, share)).answer?.id).toBe(lake.id)
    await ines.deletes(`/api/comments/${lake.id}`)
    expect((await reads(camille, share)).answer).toBeNull()
    expect((await test.db.select().from(tables.shares))[0]?.answerId).toBeNull()
  })

  it('notifies its author once per question, and not if it was unset or removed', async () => {
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

  it('notifies nobody for a comment by the author of the question', async () => {
    const share = await asks()
    const own = await says(camille, share, 'J’ai trouvé\u202F: au lac')
    await marks(camille, share, own.id)
    await test.settled()
    expect(await test.db.$count(tables.notifications)).toBe(0)
  })

  it('is unset if the comment is deleted at the same moment', async () => {
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
