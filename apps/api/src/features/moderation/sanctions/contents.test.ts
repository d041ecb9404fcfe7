import type { DeskContentRow, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

const { test, camille, ines, maud } = await setUpTestApp({ personas: ['camille', 'ines', 'maud'] })
beforeEach(async () => {
  await test.db.delete(tables.shares)
})

const code = (answer: { body: unknown }) =>
  (answer.body as { error?: { details: { code: string } } }).error?.details.code

async function publishes(visibility = 'members', body = 'Un partage') {
  const [share] = await test.db
    .insert(tables.shares)
    .values({
      authorId: camille.id,
      clientId: crypto.randomUUID(),
      slug: `partage-${crypto.randomUUID()}`,
      kind: 'pensee',
      body,
      visibility,
    })
    .returning()
  return share!
}

const comments = async (person: Person, shareId: number, text: string, parentId?: number) => {
  const written = { text, clientId: crypto.randomUUID(), ...(parentId !== undefined && { parentId }) }
  return (await person.posts<{ id: number }>(`/api/shares/${shareId}/comments`, written)).body.id
}

const list = async (query = '') => (await maud.gets<DeskList<DeskContentRow>>(`/api/desk/contents${query}`)).body
const acts = (person: Person, id: number, act: string, values?: object) =>
  person.posts<DeskContentRow>(
    `/api/desk/contents/${id}/${act}`,
    values && { clientId: crypto.randomUUID(), ...values },
  )
const seenBy = async (person: Person, shareId: number) =>
  (await person.gets<{ text: string }[]>(`/api/shares/${shareId}/comments`)).body

it('is for moderators', async () => {
  expect((await test.visitor.gets('/api/desk/contents')).status).toBe(401)
  expect((await ines.gets('/api/desk/contents')).status).toBe(403)
  expect((await acts(ines, 2, 'hide', { reason: 'Non.' })).status).toBe(403)
})

it('lists content visible to all members, without communities', async () => {
  const share = await publishes()
  await publishes('community', 'Entre nous')
  const commentId = await comments(ines, share.id, 'Une réponse à trouver')
  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items.map(({ kind, targetId, url }) => [kind, targetId, url])).toEqual([
    ['comment', commentId, `/shares/${share.slug}`],
    ['share', share.id, `/shares/${share.slug}`],
  ])
  expect((await list('?kind=share')).items.map(({ kind }) => kind)).toEqual(['share'])
  expect((await list('?q=TROUVER')).items.map(({ targetId }) => targetId)).toEqual([commentId])
  expect((await list('?hidden=true')).total).toBe(0)
  expect((await list('?pageSize=1&page=2')).items.map(({ kind }) => kind)).toEqual(['share'])
})

it('lists comments on an article, with its title', async () => {
  const [article] = await test.db
    .insert(tables.articles)
    .values({ title: 'La pluie', slug: 'la-pluie', body: '<p>Elle tombe.</p>', publishedAt: new Date('2026-01-01') })
    .returning()
  const written = { articleId: article!.id, authorId: ines.id, clientId: crypto.randomUUID(), text: 'Sous la pluie' }
  const [comment] = await test.db.insert(tables.comments).values(written).returning()
  await test.db.update(tables.articles).set({ commentCount: 1 })
  const { items } = await list('?q=pluie')
  expect(items).toMatchObject([{ kind: 'comment', targetId: comment!.id, url: expect.stringContaining('la-pluie') }])
  expect((await acts(maud, items[0]!.id, 'hide', { reason: 'Publicité.' })).body.hiddenReason).toBe('Publicité.')
  await test.db.delete(tables.articles)
})

describe('hiding', () => {
  it('hides a share from everyone; unhiding restores it, with the count', async () => {
    const share = await publishes()
    const countOf = async () =>
      (await test.db.select().from(tables.userProfiles).where(eq(tables.userProfiles.userId, camille.id)))[0]
        ?.shareCount
    const before = (await countOf()) ?? 0
    const { body } = await acts(maud, share.id * 2, 'hide', { reason: 'Publicité.' })
    expect(body).toMatchObject({ hiddenReason: 'Publicité.', hiddenAt: expect.any(String) })
    expect((await ines.gets(`/api/shares/${share.slug}`)).status).toBe(404)
    expect(await countOf()).toBe(before - 1)
    expect(code(await acts(maud, share.id * 2, 'hide', { reason: 'Encore.' }))).toBe('ALREADY_HIDDEN')
    expect((await acts(maud, share.id * 2, 'show')).body.hiddenAt).toBeNull()
    expect((await ines.gets(`/api/shares/${share.slug}`)).status).toBe(200)
    expect(await countOf()).toBe(before)
    expect((await acts(maud, share.id * 2, 'show')).body.hiddenAt).toBeNull()
    expect(code(await acts(maud, 999_998, 'show'))).toBe('CONTENT_NOT_FOUND')
  })

  it('hides a comment with its replies; unhiding restores both', async () => {
    const share = await publishes()
    const first = await comments(ines, share.id, 'Le premier')
    await comments(camille, share.id, 'La réponse', first)
    await comments(ines, share.id, 'Le second')
    const kept = async () => (await seenBy(ines, share.id)).map(({ text }) => text)
    const countOf = async () =>
      (await test.db.select().from(tables.shares).where(eq(tables.shares.id, share.id)))[0]?.commentCount
    await acts(maud, first * 2 + 1, 'hide', { reason: 'Insulte.' })
    expect(await kept()).toEqual(['Le second'])
    expect(await countOf()).toBe(1)
    await acts(maud, first * 2 + 1, 'show')
    expect(await kept()).toEqual(['Le premier', 'La réponse', 'Le second'])
    expect(await countOf()).toBe(3)
  })

  it('is done once by two concurrent moderators', async () => {
    const share = await publishes()
    const odile = await test.personas.member('Odile', { role: 'moderator' })
    const answers = await Promise.all([maud, odile].map((who) => acts(who, share.id * 2, 'hide', { reason: 'Non.' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('of staff content is for administrators only', async () => {
    const chief = await test.personas.member('Cheffe', { role: 'admin' })
    const share = await publishes()
    await test.db.update(tables.shares).set({ authorId: chief.id })
    expect((await list()).items[0]?.can.hide).toBe(false)
    expect(code(await acts(maud, share.id * 2, 'hide', { reason: 'Non.' }))).toBe('NOT_SANCTIONABLE')
  })
})
