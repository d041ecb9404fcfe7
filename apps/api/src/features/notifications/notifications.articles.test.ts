import type { CommentView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { InboxScene } from '@consoeurs/testkit/inbox-scene'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

/** What members are told of what is said under an article. */
let scene: InboxScene
let article: { id: number; slug: string }

beforeAll(async () => {
  scene = await InboxScene.open()
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

it('tells her of an answer to her comment, and leads to it', async () => {
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

it('tells nobody of a first comment, nor her of one across a block or by one whom she muted', async () => {
  await says(scene.ines, 'Bonjour')
  const hers = await says(scene.camille, 'Et vous ?')
  await scene.test.db.insert(tables.mutes).values({ userId: scene.camille.id, memberId: scene.louise.id })
  await says(scene.louise, 'Moi', hers.id)
  await scene.test.cast.blocks(scene.camille, scene.ines)
  await says(scene.ines, 'Moi aussi', hers.id)
  expect(await scene.lines()).toEqual([])
  await scene.test.db.delete(tables.mutes)
})

it('tells her of a reaction to her comment, and takes it back', async () => {
  const hers = await says(scene.camille, 'Et vous ?')
  await scene.ines.puts(`/api/comments/${hers.id}/reaction`, { kind: 'coeur' })
  await scene.test.settled()
  const path = `/blog/${article.id}-${article.slug}?commentaires#commentaire-${hers.id}`
  expect(await scene.lines()).toMatchObject([{ title: 'Inès a réagi à ton commentaire', path }])
  await scene.ines.puts(`/api/comments/${hers.id}/reaction`, { kind: null })
  await scene.test.settled()
  expect(await scene.lines()).toEqual([])
})
