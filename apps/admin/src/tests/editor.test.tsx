import type { ContentVersionView, MediaView } from '@consoeurs/contract'
import { type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { describe, expect, it, vi } from 'vitest'
import { localMoment } from '../lists/dates.ts'
import { screens } from '../screens.ts'
import { adminText } from '../text/admin.ts'
import { contentText } from '../text/content.ts'
import { editorText } from '../text/editor.ts'
import { mediaText } from '../text/media.ts'
import { frenchMessages } from '../text/react-admin.ts'
import { choose, fill, fireEvent, openAdmin, press, screen, shows, waitFor, within } from './open-admin.scene.tsx'

interface Article {
  id: number
  attributes: { title: string; excerpt: string; body: string; publishedAt: string | null; version: number }
}

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
const other = await test.personas.member('Iris', { role: 'editor' })
let titles = 0

const articles = async (who: Person = editor) =>
  (await who.gets<{ data: Article[] }>('/api/articles?publicationState=preview&sort=id:desc')).body.data
const article = async (id: number) =>
  (await editor.gets<{ data: Article }>(`/api/articles/${id}?publicationState=preview`)).body.data.attributes

async function written(content: object = {}): Promise<{ id: number; title: string }> {
  titles += 1
  const title = `La pluie ${titles}`
  const data = { title, excerpt: 'Un chapeau.', body: '<p>Un texte.</p>', ...content }
  return { id: (await editor.posts<{ data: Article }>('/api/articles', { data })).body.data.id, title }
}

async function picture(described: object = {}): Promise<MediaView> {
  const { id: file } = await uploadPhoto(editor)
  titles += 1
  const { body } = await editor.posts<MediaView>('/api/upload/files', { file, name: `Image ${titles}` })
  return (await editor.puts<MediaView>(`/api/upload/files/${body.id}`, described)).body
}

const save = (label: string) => press(label)
const isSaved = () => waitFor(() => expect(screen.getAllByText(adminText.saved).length).toBeGreaterThan(0))
/** The editor has loaded. */
const body = () => screen.findByRole('textbox', { name: contentText.body })

describe('an article', () => {
  it('is written and saved as a draft, which no visitor reads', async () => {
    await openAdmin(editor, '/articles/create')
    await fill(contentText.title, 'Ce que la pluie change')
    await fill(contentText.excerpt, 'Deux phrases.')
    await save(contentText.saveAs.draft)
    await screen.findByRole('heading', { level: 1, name: 'Ce que la pluie change' })
    const [{ id, attributes } = { id: 0, attributes: null }] = await articles()
    expect(location.pathname).toBe(`/admin/articles/${id}`)
    expect(attributes).toMatchObject({ title: 'Ce que la pluie change', excerpt: 'Deux phrases.', publishedAt: null })
    expect((await test.visitor.gets(`/api/articles/${id}`)).status).toBe(404)
  })

  it('needs a title', async () => {
    const before = (await articles()).length
    await openAdmin(editor, '/articles/create')
    await fill(contentText.excerpt, 'Deux phrases.')
    await save(contentText.saveAs.draft)
    await shows(contentText.titleMissing)
    expect(await articles()).toHaveLength(before)
  })

  it('is published for visitors', async () => {
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await choose(contentText.statuses.published)
    await save(contentText.saveAs.publish)
    await screen.findByRole('link', { name: contentText.see })
    expect((await test.visitor.gets(`/api/articles/${id}`)).status).toBe(200)
  })

  it('is planned for a moment to come', async () => {
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await choose(contentText.statuses.scheduled)
    await save(contentText.saveAs.schedule)
    await shows(contentText.scheduledAtMissing)
    const at = localMoment(new Date(Date.now() + 86_400_000).toISOString())
    fireEvent.change(screen.getByLabelText(contentText.scheduledAt), { target: { value: at } })
    await save(contentText.saveAs.schedule)
    await expect.poll(async () => (await article(id)).publishedAt).toBe(new Date(at).toISOString())
    expect((await test.visitor.gets(`/api/articles/${id}`)).status).toBe(404)
  })

  it('keeps what is typed but not saved, for the next time it is opened', async () => {
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await fill(contentText.excerpt, 'Pas encore enregistré.')
    await openAdmin(editor, `/articles/${id}`)
    await press(contentText.takeKept)
    expect(await screen.findByRole('textbox', { name: contentText.excerpt })).toHaveProperty(
      'value',
      'Pas encore enregistré.',
    )
    expect((await article(id)).excerpt).toBe('Un chapeau.')
  })

  it('is deleted once the editor is sure', async () => {
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await press('Supprimer')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }))
    await screen.findByRole('heading', { level: 1, name: contentText.articles })
    expect((await editor.gets(`/api/articles/${id}?publicationState=preview`)).status).not.toBe(200)
  })
})

describe('an article that another saved meanwhile', () => {
  async function conflict() {
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await fill(contentText.excerpt, 'Le mien.')
    await other.puts(`/api/articles/${id}`, { data: { excerpt: 'Le sien.', version: 1 } })
    await save(contentText.saveAs.draft)
    const dialog = await screen.findByRole('dialog', { name: contentText.conflict.title })
    expect(within(dialog).getByText('Le sien.')).toBeTruthy()
    return id
  }

  it('is saved over it, and theirs stays in the versions', async () => {
    const id = await conflict()
    await press(contentText.conflict.keepMine)
    await isSaved()
    expect((await article(id)).excerpt).toBe('Le mien.')
    const { items } = (await editor.gets<{ items: ContentVersionView[] }>(`/api/articles/${id}/versions`)).body
    expect(items.map(({ content }) => content.excerpt)).toContain('Le sien.')
  })

  it('goes on from theirs', async () => {
    const id = await conflict()
    await press(contentText.conflict.takeTheirs)
    const excerpt = await screen.findByRole('textbox', { name: contentText.excerpt })
    await waitFor(() => expect(excerpt).toHaveProperty('value', 'Le sien.'))
    expect((await article(id)).version).toBe(2)
  })
})

describe('the text of an article', () => {
  it('takes a picture of the library, once it is described', async () => {
    const { name } = await picture()
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await body()
    await press(editorText.picture)
    await press(new RegExp(`^${name}`))
    await press(mediaText.use)
    await shows(mediaText.altMissing)
    await fill(mediaText.alt, 'Un aplat violet')
    await fill(mediaText.caption, 'Photo de la rédaction')
    await press(mediaText.use)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save(contentText.saveAs.draft)
    await isSaved()
    expect((await article(id)).body).toMatch(/<img [^>]*alt="Un aplat violet"[\s\S]*Photo de la rédaction/)
  })

  it('takes a recipe, once it is complete', async () => {
    const words = editorText.recipe
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await body()
    await press(words.title)
    await fill(words.name, 'Soupe de pluie')
    await fill(words.ingredient, 'd’eau claire')
    await press(words.set)
    await shows(words.stepMissing)
    await fill(words.step(1), 'Attendre.')
    await press(words.set)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save(contentText.saveAs.draft)
    await isSaved()
    expect((await article(id)).body).toMatch(/class="recette"[\s\S]*Soupe de pluie[\s\S]*Attendre\./)
  })
})

describe('the library', () => {
  it('describes a picture', async () => {
    const { id, name } = await picture()
    await openAdmin(editor, '/media')
    await press(new RegExp(`^${name}`))
    await fill(mediaText.alt, 'Des feuilles')
    await press(adminText.save)
    await isSaved()
    expect((await editor.gets<MediaView>(`/api/upload/files/${id}`)).body.alternativeText).toBe('Des feuilles')
  })

  it('deletes a picture that is shown nowhere, and keeps the others', async () => {
    const [used, unused] = [await picture(), await picture()]
    const { title } = await written({ cover: used.id })
    await openAdmin(editor, '/media')
    await press(new RegExp(`^${used.name}`))
    await screen.findByRole('link', { name: title })
    expect(screen.queryByRole('button', { name: mediaText.delete })).toBeNull()
    await press(new RegExp(`^${unused.name}`))
    await press(mediaText.delete)
    await press('Confirmer')
    await shows(mediaText.deleted)
    expect((await editor.gets(`/api/upload/files/${unused.id}`)).status).toBe(404)
  })
})

describe('the list of articles', () => {
  it('publishes the chosen ones, and leaves what is published as it is', async () => {
    const publishedAt = '2026-01-01T08:00:00.000Z'
    const [draft, published] = [await written(), await written({ publishedAt })]
    await openAdmin(editor, '/articles')
    for (const { title } of [draft, published]) await press(adminText.choose(title), 'checkbox')
    await press(contentText.publishMany)
    await shows(contentText.doneMany(2))
    expect(Date.parse((await article(draft.id)).publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(await article(published.id)).toMatchObject({ publishedAt, version: 1 })
  })

  it('makes drafts of the chosen ones', async () => {
    const { id, title } = await written({ publishedAt: '2026-01-01T08:00:00.000Z' })
    await openAdmin(editor, '/articles')
    await press(adminText.choose(title), 'checkbox')
    await press(contentText.unpublishMany)
    await shows(contentText.doneMany(1))
    expect((await article(id)).publishedAt).toBeNull()
  })

  it('exports what the filters show', async () => {
    const { title } = await written()
    await written()
    const saved = vi.fn<(file: Blob) => string>(() => 'blob:')
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => saved(file as Blob))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await openAdmin(editor, '/articles')
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: title } })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await press(frenchMessages.ra.action.export as string)
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const [head, ...rows] = ((await saved.mock.lastCall?.[0].text()) ?? '').trim().split('\r\n')
    expect(head).toContain('title')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(title)
  })
})

it('a category whose address is taken says so at its field', async () => {
  await editor.posts('/api/categories', { data: { name: 'Verger', slug: 'verger' } })
  await openAdmin(editor, '/categories/create')
  await fill(contentText.name, 'Un autre verger')
  await fill(contentText.slug, 'verger')
  await press(adminText.save)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: contentText.slug }).getAttribute('aria-invalid')).toBe('true'),
  )
})

it('an editor is offered what she may open, and nothing of the moderators’', async () => {
  await openAdmin(editor, '/')
  await screen.findByRole('link', { name: screens.articles.label })
  expect(screen.queryByRole('link', { name: screens.reports.label })).toBeNull()
})
