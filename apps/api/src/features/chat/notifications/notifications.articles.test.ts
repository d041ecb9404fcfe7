import type { CommentView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishDueArticles } from '../../publishing/articles/public.ts'

/** What members are told of what is said under an article. */
let scene: InboxFixture
let article: { id: number; slug: string }

beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
beforeEach(async () => {
  const words = { slug: 'oser-le-premier-mot', title: 'Oser le premier mot', body: '<p>Oser</p>' }
  const published = { ...words, publishedAt: new Date(Date.now() - 1000), toldAt: new Date() }
  const [row] = await scene.test.db.insert(tables.articles).values(published).returning()
  article = row!
})
afterEach(async () => {
  await scene.tidy()
  await scene.test.db.delete(tables.articles)
})

async function says(person: typeof scene.camille, text: string, parentId: number | null = null) {
  const comment = { clientId: crypto.randomUUID(), text, parentId }
  const { body } = await person.posts<CommentView>(`/api/articles/${article.id}/comments`, comment)
  await scene.test.settled()
  return body
}

it('notifies of a reply to a comment, with its link', async () => {
  const hers = await says(scene.camille, 'Et vous ?')
  const answer = await says(scene.ines, 'Moi aussi', hers.id)
  expect(await scene.lines()).toMatchObject([
    {
      section: 'partages',
      value: 'commentaire',
      title: 'Inès a répondu à ton commentaire',
      message: '«\u202FMoi aussi\u202F»',
      path: `/blog/${article.id}-${article.slug}?commentaires#commentaire-${answer.id}`,
    },
  ])
  await scene.ines.deletes(`/api/comments/${answer.id}`)
  await scene.test.settled()
  expect(await scene.lines()).toEqual([])
})

it('does not notify of a top-level comment, nor of one by a blocked or muted member', async () => {
  await says(scene.ines, 'Bonjour')
  const hers = await says(scene.camille, 'Et vous ?')
  await scene.test.db.insert(tables.mutes).values({ userId: scene.camille.id, memberId: scene.louise.id })
  await says(scene.louise, 'Moi', hers.id)
  await scene.test.personas.blocks(scene.camille, scene.ines)
  await says(scene.ines, 'Moi aussi', hers.id)
  expect(await scene.lines()).toEqual([])
  await scene.test.db.delete(tables.mutes)
})

it('notifies of a reaction to a comment, and retracts it', async () => {
  const hers = await says(scene.camille, 'Et vous ?')
  await scene.ines.puts(`/api/comments/${hers.id}/reaction`, { kind: 'coeur' })
  await scene.test.settled()
  const path = `/blog/${article.id}-${article.slug}?commentaires#commentaire-${hers.id}`
  expect(await scene.lines()).toMatchObject([{ title: 'Inès a réagi à ton commentaire', path }])
  await scene.ines.puts(`/api/comments/${hers.id}/reaction`, { kind: null })
  await scene.test.settled()
  expect(await scene.lines()).toEqual([])
})

describe('a new article', () => {
  const { articles, events, notificationPreferences, notifications, users } = tables
  let editor: typeof scene.camille
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  const writes = async (publishedAt: string | null) => {
    const data = { title: 'Le premier café', body: '<p>Là</p>', publishedAt }
    const { body } = await editor.posts<{ data: { id: number } }>('/api/articles', { data })
    await scene.test.settled()
    return body.data.id
  }
  const changes = async (id: number, data: object) => {
    await editor.puts(`/api/articles/${id}`, { data })
    await scene.test.settled()
  }
  /** As its clock does every minute. */
  const clockStrikes = async () => {
    const now = new Date()
    await scene.test.app.events.unitOfWork((tx) => publishDueArticles(tx, now))
    await scene.test.settled()
  }
  const toldOf = async (person: { id: number }) =>
    scene.test.db.$count(
      notifications,
      and(eq(notifications.recipientId, person.id), eq(notifications.value, 'article')),
    )

  beforeAll(async () => {
    editor = await scene.test.personas.member('Odile', { role: 'editor' })
  })

  it('notifies every member but its author once it is published', async () => {
    const id = await writes(minutes(-1))
    expect(await scene.lines()).toMatchObject([
      {
        section: 'blog',
        value: 'article',
        actor: null,
        title: 'Un nouvel article dans le journal',
        message: '«\u202FLe premier café\u202F»',
        path: `/blog/${id}-le-premier-cafe`,
      },
    ])
    expect([await toldOf(scene.ines), await toldOf(scene.louise), await toldOf(editor)]).toEqual([1, 1, 0])
  })

  it('notifies once at its publication date, even if unpublished and published again', async () => {
    const id = await writes(minutes(5))
    await clockStrikes()
    expect(await scene.lines()).toEqual([])
    await scene.test.db.update(articles).set({ publishedAt: new Date() }).where(eq(articles.id, id))
    for (let strike = 0; strike < 3; strike++) await clockStrikes()
    await changes(id, { publishedAt: null })
    await changes(id, { publishedAt: minutes(-1) })
    expect(await toldOf(scene.camille)).toBe(1)
  })

  it('does not notify if its publication date is older than a day, now or later', async () => {
    const id = await writes(minutes(-25 * 60))
    await changes(id, { publishedAt: minutes(-1) })
    expect(await scene.lines()).toEqual([])
  })

  it('does not notify absent members, nor those who disabled it', async () => {
    const entry = { section: 'blog', value: 'article' }
    const off = { ...entry, userId: scene.camille.id, inApp: false, push: false }
    await scene.test.db.insert(notificationPreferences).values(off)
    await scene.test.personas.changes(scene.louise, { pause: 1 })
    await writes(minutes(-1))
    expect([await toldOf(scene.camille), await toldOf(scene.ines), await toldOf(scene.louise)]).toEqual([0, 1, 0])
  })

  it('resumes after a crash, and notifies each member once', async () => {
    const many = Array.from({ length: 120 }, (_, at) => ({
      name: `Membre ${at}`,
      username: `membre-${at}`,
      email: `membre-${at}@exemple.fr`,
      emailVerified: true,
      birthdate: '1990-01-01',
    }))
    const crowd = await scene.test.db.insert(users).values(many).returning({ id: users.id })
    await scene.test.db.insert(tables.userProfiles).values(crowd.map(({ id }) => ({ userId: id })))
    await scene.test.db.insert(tables.inboxes).values(crowd.map(({ id }) => ({ userId: id })))
    const id = await writes(minutes(-1))
    // The last step again, as if it had been written and not yet handled.
    const steps = await scene.test.db.select().from(events).where(eq(events.type, 'article.told'))
    expect(steps.filter(({ payload }) => (payload as { articleId: number }).articleId === id)).toHaveLength(4)
    await scene.happens({ type: 'article.told', articleId: id, after: 0 })
    for (const member of [scene.camille, ...crowd]) expect(await toldOf(member)).toBe(1)
    await scene.test.db.delete(users).where(
      inArray(
        users.id,
        crowd.map((member) => member.id),
      ),
    )
  })

  it('notifies nobody after it was unpublished', async () => {
    const id = await writes(null)
    await scene.happens({ type: 'article.told', articleId: id, after: 0 })
    expect(await toldOf(scene.camille)).toBe(0)
  })
})
