import type { DeskCommunity, MediaView } from '@consoeurs/contract'
import { codeOf, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { expect, it } from 'vitest'

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })

async function adds(info: object = {}): Promise<MediaView> {
  const { id: file } = await uploadPhoto(editor)
  return (await editor.posts<MediaView>('/api/upload/files', { file, name: 'Été', ...info })).body
}

it('an uploaded picture becomes public in the library', async () => {
  const picture = await adds({ alternativeText: 'Un jardin' })
  expect(picture).toMatchObject({ name: 'Été', alternativeText: 'Un jardin', mime: 'image/webp' })
  expect((await test.visitor.gets(picture.formats.small.url)).status).toBe(200)
})

it('the library is searched by name and description, ignoring accents, by editors only', async () => {
  await adds({ name: 'Marché', alternativeText: 'Des pêches' })
  const found = await editor.gets<{ items: MediaView[]; total: number }>('/api/upload/files?q=PECHES')
  expect(found.body).toMatchObject({ total: 1, items: [{ name: 'Marché' }] })
  expect((await test.visitor.gets('/api/upload/files')).status).toBe(401)
  expect((await (await test.personas.camille()).gets('/api/upload/files')).status).toBe(403)
})

it('refuses another member’s upload', async () => {
  const inès = await test.personas.member('Inès')
  const { id: file } = await uploadPhoto(inès)
  expect(codeOf(await editor.posts('/api/upload/files', { file }))).toBe('FILE_NOT_FOUND')
})

it('keeps a picture that an article shows, in its text or as its cover', async () => {
  const [cover, within] = [await adds(), await adds()]
  const body = `<p><img src="${within.formats.medium.url}" alt="x" width="9" height="9"></p>`
  const { body: article } = await editor.posts<{ data: { id: number; attributes: { body: string } } }>(
    '/api/articles',
    {
      data: { title: 'Avec images', cover: cover.id, body },
    },
  )
  expect(article.data.attributes).toMatchObject({ cover: { data: { id: cover.id, attributes: { name: 'Été' } } } })
  expect(article.data.attributes.body).toContain(within.formats.medium.url)
  for (const { id } of [cover, within]) {
    expect(codeOf(await editor.deletes(`/api/upload/files/${id}`))).toBe('MEDIA_IN_USE')
  }
  await editor.deletes(`/api/articles/${article.data.id}`)
  expect((await editor.deletes(`/api/upload/files/${cover.id}`)).status).toBe(200)
  expect((await editor.gets(`/api/upload/files/${cover.id}`)).status).toBe(404)
  await test.settled()
  expect((await test.visitor.gets(cover.formats.small.url)).status).toBe(404)
})

it('keeps a picture that a page shows too, and names each use, drafts included', async () => {
  const picture = await adds()
  const body = `<figure><img src="${picture.formats.large.url}" alt="x"><figcaption>Une légende</figcaption></figure>`
  const { body: page } = await editor.posts<{ data: { id: number; attributes: { body: string } } }>('/api/pages', {
    data: { title: 'Une page illustrée', body },
  })
  expect(page.data.attributes.body).toContain('<figcaption>Une légende</figcaption>')
  const uses = `/api/upload/files/${picture.id}/uses`
  expect((await editor.gets(uses)).body).toEqual({
    items: [{ kind: 'pages', id: page.data.id, title: 'Une page illustrée' }],
  })
  expect(codeOf(await editor.deletes(`/api/upload/files/${picture.id}`))).toBe('MEDIA_IN_USE')
  expect((await test.visitor.gets(uses)).status).toBe(401)
  await editor.deletes(`/api/pages/${page.data.id}`)
  expect((await editor.gets(uses)).body).toEqual({ items: [] })
  expect((await editor.gets('/api/upload/files/999999/uses')).status).toBe(404)
})

it('a picture used as a community cover or in an FAQ answer cannot be deleted', async () => {
  const picture = await adds()
  const founding = { clientId: crypto.randomUUID(), name: 'La maison', roomName: 'Accueil', avatar: picture.id }
  const door = (await editor.posts<DeskCommunity>('/api/desk/communities', founding)).body
  expect(door.avatarPicture?.url).toBe(picture.formats.large.url)
  const question = { question: 'Comment ?', topic: 'begin', answer: `<img src="${picture.formats.large.url}" alt="x">` }
  const { body: faq } = await editor.posts<{ data: { id: number } }>('/api/faq', { data: question })
  const uses = (await editor.gets<{ items: object[] }>(`/api/upload/files/${picture.id}/uses`)).body.items
  expect(uses).toEqual([
    { kind: 'faq', id: faq.data.id, title: 'Comment ?' },
    { kind: 'communities', id: door.id, title: 'La maison' },
  ])
  expect(codeOf(await editor.deletes(`/api/upload/files/${picture.id}`))).toBe('MEDIA_IN_USE')
  await editor.deletes(`/api/faq/${faq.data.id}`)
  const bare = await editor.puts<DeskCommunity>(`/api/desk/communities/${door.id}`, { avatar: null })
  expect(bare.body.avatarPicture).toBeNull()
  expect((await editor.deletes(`/api/upload/files/${picture.id}`)).status).toBe(200)
  const gone = await editor.puts(`/api/desk/communities/${door.id}`, { cover: picture.id })
  expect(gone.status).toBe(400)
})

it('stores a new description', async () => {
  const { id } = await adds()
  const { body } = await editor.puts<MediaView>(`/api/upload/files/${id}`, { alternativeText: 'Un pont' })
  expect(body).toMatchObject({ name: 'Été', alternativeText: 'Un pont' })
})
