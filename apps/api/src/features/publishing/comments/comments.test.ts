import { type CommentView, type ShareView, shareChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type LivePage, openLivePage, type Person, setUpTestApp, writesComment } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let share: ShareView
const pages: LivePage[] = []

const { test, camille, ines, louise, maud } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise', 'maud'],
  clears: [tables.blocks, tables.shares],
  listens: true,
})
beforeEach(async () => {
  const draft = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Bonjour', visibility: 'public' }
  share = (await camille.posts<ShareView>('/api/shares', draft)).body
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
})

const { url, write, textsSeenBy, commentCount } = writesComment(() => ({ shareId: share.id }))

async function opensSharePage(person: Person): Promise<LivePage> {
  const page = await openLivePage(test.app, person)
  pages.push(page)
  expect(await page.watches(shareChannel(share.id))).toBe(true)
  return page
}

describe('commenting', () => {
  it('refuses a visitor, and a share that does not exist', async () => {
    expect((await write(test.visitor, 'Bonjour')).status).toBe(401)
    expect((await test.visitor.deletes('/api/comments/1')).status).toBe(401)
    expect((await ines.posts('/api/shares/999999/comments', { clientId: crypto.randomUUID(), text: 'a' })).status).toBe(
      404,
    )
    expect((await write(ines, '   ')).status).toBe(400)
  })

  it('answers a repeated call with the same comment, counted once', async () => {
    const draft = { clientId: crypto.randomUUID(), text: 'Merci' }
    const answers = await Promise.all([1, 2, 3].map(() => ines.posts<CommentView>(url(), draft)))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(await commentCount(test)).toEqual({ kept: 1, counted: 1 })
  })

  it('keeps one level: a reply to a reply joins the thread', async () => {
    const first = (await write(ines, 'Un')).body
    const second = (await write(louise, 'Deux')).body
    const reply = (await write(camille, 'Un, réponse', first.id)).body
    const deeper = (await write(ines, 'Un, réponse à la réponse', reply.id)).body
    expect(deeper.parentId).toBe(first.id)
    const { body } = await maud.gets<CommentView[]>(url())
    expect(body.map(({ id }) => id)).toEqual([first.id, reply.id, deeper.id, second.id])
    const events = await test.db.select().from(tables.events).where(eq(tables.events.type, 'comment.written'))
    expect(events.at(-1)?.payload).toMatchObject({ parentAuthorId: camille.id, shareAuthorId: camille.id })
  })

  it('refuses a parent comment of another share', async () => {
    const { body: comment } = await write(ines, 'Ici')
    const draft = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Ailleurs' }
    const other = (await camille.posts<ShareView>('/api/shares', draft)).body
    const answer = await louise.posts(`/api/shares/${other.id}/comments`, {
      clientId: crypto.randomUUID(),
      text: 'Perdue',
      parentId: comment.id,
    })
    expect(answer.status).toBe(404)
  })

  it('shows no comment across a block, nor the replies under it', async () => {
    const { body: hers } = await write(ines, 'De Inès')
    await write(camille, 'À Inès', hers.id)
    await write(camille, 'À toutes')
    await test.personas.blocks(louise, ines)
    expect(await textsSeenBy(louise)).toEqual(['À toutes'])
    expect(await textsSeenBy(ines)).toEqual(['De Inès', 'À Inès', 'À toutes'])
  })

  it('refuses a reply or reaction to a reply whose thread is hidden by a block', async () => {
    const { body: hers } = await write(ines, 'De Inès')
    const { body: reply } = await write(camille, 'À Inès', hers.id)
    const reaction = { kind: test.deps.brand.reactions[0]?.kind }
    expect((await louise.puts(`/api/comments/${reply.id}/reaction`, reaction)).status).toBe(200)
    await test.personas.blocks(louise, ines)
    expect((await write(louise, 'Moi aussi', reply.id)).status).toBe(404)
    expect((await louise.puts(`/api/comments/${reply.id}/reaction`, reaction)).status).toBe(404)
    expect(await commentCount(test)).toEqual({ kept: 2, counted: 2 })
  })

  it('shows a visitor the author’s comments and those of public profiles', async () => {
    await write(camille, 'L’autrice')
    await write(ines, 'Une membre')
    expect(await textsSeenBy(test.visitor)).toEqual(['L’autrice'])
    await ines.patches('/api/members/me', { visibility: 'public' })
    expect(await textsSeenBy(test.visitor)).toEqual(['L’autrice', 'Une membre'])
    await ines.patches('/api/members/me', { visibility: 'members' })
  })
})

describe('removing a comment', () => {
  it('is allowed to its author, the share’s author and moderators, and includes replies', async () => {
    const { body: byInes } = await write(ines, 'Un')
    await write(louise, 'Réponse', byInes.id)
    const { body: second } = await write(ines, 'Deux')
    const { body: third } = await write(ines, 'Trois')
    expect((await louise.deletes(`/api/comments/${byInes.id}`)).status).toBe(403)
    expect((await ines.deletes(`/api/comments/${byInes.id}`)).status).toBe(200)
    expect((await ines.deletes(`/api/comments/${byInes.id}`)).status).toBe(404)
    expect(await textsSeenBy(louise)).toEqual(['Deux', 'Trois'])
    expect(await commentCount(test)).toEqual({ kept: 2, counted: 2 })
    expect((await camille.deletes(`/api/comments/${second.id}`)).status).toBe(200)
    expect((await maud.deletes(`/api/comments/${third.id}`)).status).toBe(200)
    expect(await commentCount(test)).toEqual({ kept: 0, counted: 0 })
    const trace = await test.db.select().from(tables.auditEntries)
    expect(trace).toMatchObject([{ actorId: maud.id, action: 'comment.removed', targetId: third.id }])
  })

  it('keeps the count correct under concurrent writes and removals', async () => {
    const written = await Promise.all([1, 2, 3, 4].map((n) => write(ines, `n${n}`)))
    await Promise.all([
      ...written.map(({ body }) => ines.deletes(`/api/comments/${body.id}`)),
      ...written.map(({ body }) => write(louise, 'Réponse', body.id)),
      write(camille, 'Et moi'),
    ])
    const { kept, counted } = await commentCount(test)
    expect(kept).toBe(counted)
    expect(await textsSeenBy(maud)).toHaveLength(kept)
  })
})

describe('an open page of the share', () => {
  it('receives a comment, a reaction and a removal as a fresh page shows them', async () => {
    const page = await opensSharePage(louise)
    const { body: comment } = await write(ines, 'En direct')
    const kind = test.deps.brand.reactions[0]!.kind
    await ines.puts(`/api/shares/${share.id}/reaction`, { kind })
    const [fresh] = (await louise.gets<CommentView[]>(url())).body
    expect(await page.hears('comment')).toEqual({ type: 'comment', shareId: share.id, comment: fresh, commentCount: 1 })
    expect(await page.hears('share.reactions')).toEqual({
      type: 'share.reactions',
      shareId: share.id,
      reactions: { counts: [{ kind, count: 1 }], total: 1 },
      actorId: ines.id,
      kind,
    })
    await ines.deletes(`/api/comments/${comment.id}`)
    expect(await page.hears('comment.removed')).toMatchObject({ commentId: comment.id, commentCount: 0 })
  })

  it('receives nothing from a member on the other side of a block', async () => {
    const page = await opensSharePage(louise)
    await test.personas.blocks(ines, louise)
    await write(ines, 'Pas pour elle')
    await test.settled()
    await write(camille, 'Pour elle')
    await page.hears('comment')
    expect(page.heard.map((event) => event.type === 'comment' && event.comment.text)).toEqual(['Pour elle'])
  })

  it('is refused for a share that the viewer may not see', async () => {
    await test.personas.blocks(camille, ines)
    const page = await openLivePage(test.app, ines)
    pages.push(page)
    for (const channel of [shareChannel(share.id), shareChannel(999999), 'canal-user-1'])
      expect(await page.watches(channel)).toBe(false)
  })
})
