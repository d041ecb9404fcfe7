import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentText } from '../text/content.ts'
import { versionsText } from '../text/versions.ts'
import { fill, fireEvent, openAdmin, press, screen, shows, waitFor, within } from './open-admin.scene.tsx'

interface Article {
  id: number
  attributes: { excerpt: string; body: string; version: number }
}

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
const other = await test.personas.member('Iris', { role: 'editor' })

const article = async (id: number) =>
  (await editor.gets<{ data: Article }>(`/api/articles/${id}?publicationState=preview`)).body.data.attributes

async function written(content: object = {}): Promise<{ id: number }> {
  const data = { title: 'La pluie', excerpt: 'Un chapeau.', body: '<p>Un texte.</p>', ...content }
  return { id: (await editor.posts<{ data: Article }>('/api/articles', { data })).body.data.id }
}

describe('an article', () => {
  /** Three versions, of which the current one is open with its history. */
  async function rewritten() {
    const { id } = await written({ body: '<p>Le chou attend trois jours.</p>' })
    await editor.puts(`/api/articles/${id}`, { data: { excerpt: 'Un autre chapeau.', version: 1 } })
    await other.puts(`/api/articles/${id}`, { data: { body: '<p>Le chou attend quatre jours.</p>', version: 2 } })
    await openAdmin(editor, `/articles/${id}`)
    fireEvent.click(await screen.findByText(contentText.versions))
    return id
  }
  const changed = (tag: string) =>
    [...document.querySelectorAll(`.changes ${tag}`)].map(({ lastChild }) => lastChild?.textContent)

  it('shows what a version changed, compared with the current one or another', async () => {
    await rewritten()
    await press(contentText.seeVersion(1))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('heading', { name: versionsText.fromTo(1, 3) })
    within(dialog).getByText(versionsText.counted({ added: 2, removed: 1 }, 0))
    expect([changed('del'), changed('ins')]).toEqual([['trois'], ['autre ', 'quatre']])
    fireEvent.change(within(dialog).getByRole('combobox', { name: versionsText.comparedWith }), {
      target: { value: '2' },
    })
    await within(dialog).findByRole('heading', { name: versionsText.fromTo(1, 2) })
    expect([changed('del'), changed('ins')]).toEqual([[], ['autre ']])
    await press(versionsText.wholeText)
    await within(dialog).findByText('Le chou attend trois jours.')
  })

  it('is restored to an earlier version, as a new one, and keeps what was typed', async () => {
    const id = await rewritten()
    await fill(contentText.excerpt, 'Pas encore enregistré.')
    await press(contentText.seeVersion(1))
    await press(contentText.restore)
    const body = '<p>Le chou attend trois jours.</p>'
    await expect.poll(() => article(id)).toMatchObject({ excerpt: 'Un chapeau.', body, version: 4 })
    await shows(contentText.restored(1))
    await press(contentText.takeKept)
    const excerpt = await screen.findByRole('textbox', { name: contentText.excerpt })
    await waitFor(() => expect(excerpt).toHaveProperty('value', 'Pas encore enregistré.'))
    await press(contentText.saveAs.draft)
    await expect.poll(() => article(id)).toMatchObject({ excerpt: 'Pas encore enregistré.', version: 5 })
  })

  it('does not say that it is restored where another saved meanwhile', async () => {
    const id = await rewritten()
    await press(contentText.seeVersion(1))
    await other.puts(`/api/articles/${id}`, { data: { excerpt: 'Le sien.', version: 3 } })
    await press(contentText.restore)
    await screen.findByRole('dialog', { name: contentText.conflict.title })
    expect(screen.queryByText(contentText.restored(1))).toBeNull()
  })
})

describe('a preview', () => {
  /** What the browser would post to the tab. */
  function posted() {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      forms.push({ action: this.getAttribute('action') ?? '', target: this.target, content: fieldOf(this) })
    })
    const fieldOf = (form: HTMLFormElement) =>
      JSON.parse((form.elements.namedItem('content') as HTMLInputElement).value)
    const forms: { action: string; target: string; content: Record<string, unknown> }[] = []
    onTestFinished(() => submit.mockRestore())
    return forms
  }

  it('shows an article that was never saved, in its own tab, and saves nothing', async () => {
    const forms = posted()
    const before = await test.db.$count(tables.articles)
    await openAdmin(editor, '/articles/create')
    await fill(contentText.title, 'Pas encore')
    await press(contentText.seePreview)
    expect(forms).toMatchObject([
      { action: '/blog/apercu', target: 'apercu-articles-nouveau', content: { title: 'Pas encore', body: '' } },
    ])
    expect(await test.db.$count(tables.articles)).toBe(before)
  })

  it('shows what is typed in a saved article, which stays as it was', async () => {
    const forms = posted()
    const { id } = await written()
    await openAdmin(editor, `/articles/${id}`)
    await fill(contentText.excerpt, 'Pas enregistré.')
    await press(contentText.seePreview)
    const content = { id, excerpt: 'Pas enregistré.', body: '<p>Un texte.</p>' }
    expect(forms).toMatchObject([{ target: `apercu-articles-${id}`, content }])
    expect((await editor.posts('/api/articles/preview', forms[0]?.content)).status).toBe(200)
    expect((await article(id)).excerpt).toBe('Un chapeau.')
  })
})
