import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { contentText } from '../../apps/admin/src/text/content.ts'
import { deskText } from '../../apps/admin/src/text/desk.ts'
import { editorText } from '../../apps/admin/src/text/editor.ts'
import { homeText } from '../../apps/admin/src/text/home.ts'
import { mediaText } from '../../apps/admin/src/text/media.ts'
import { deskDoorText } from '../../apps/web/app/text/desk-door.ts'
import { layoutText } from '../../apps/web/app/text/layout.ts'
import { signInText } from '../../apps/web/app/text/sign-in.ts'
import { expectSilence, opensBrowser } from './evening/browsers.ts'
import { smallPicture } from './evening/pictures.ts'
import { expectUsable } from './evening/usable.ts'
import { signsInAs } from './rounds/visits.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const saves = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click()
const isSaved = (page: Page) => expect(page.getByText(deskText.saved, { exact: true }).last()).toBeVisible()

/** A new picture in the open library, described and taken. */
async function takesNewPicture(page: Page, name: string): Promise<void> {
  const library = page.getByRole('dialog')
  await library.locator('input[type=file]').setInputFiles({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await smallPicture('#8e67d6'),
  })
  await expect(library.getByRole('textbox', { name: mediaText.name })).toHaveValue(name.replaceAll('-', ' '))
  await library.getByRole('button', { name: mediaText.use }).click()
  await expect(library.getByText(mediaText.altMissing)).toBeVisible()
  await library.getByRole('textbox', { name: mediaText.alt }).fill('Un aplat violet')
  await library.getByRole('textbox', { name: mediaText.caption }).fill('Photo de la rédaction')
  await library.getByRole('button', { name: mediaText.use }).click()
  await expect(library).toBeHidden()
}

test('an editor writes an article with a picture, schedules it, publishes it, and a visitor reads it @one-brand', async ({
  browser,
}) => {
  const { page, context } = await opensBrowser(browser, 'desk')
  const visitor = await opensBrowser(browser, 'phone')
  const id = randomUUID().slice(0, 8)
  const title = `Ce que la pluie change ${id}`

  await test.step('she comes in by the site’s own door, and back to where she wanted', async () => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/login\?suite=%2Fadmin$/)
    await page.getByLabel(signInText.identifier).fill('admin')
    await page.getByLabel(signInText.password, { exact: true }).fill('consoeurs-demo-2026')
    await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: homeText.waits })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('link', { name: contentText.articles, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: contentText.articles })).toBeVisible()
    await expectUsable(page)
  })

  await test.step('she writes; what she has not saved is still there after a reload', async () => {
    await page.getByRole('link', { name: contentText.newArticle }).click()
    await field(page, contentText.title).fill(title)
    await field(page, contentText.excerpt).fill('Trois façons de sortir quand même.')
    const body = field(page, contentText.body)
    await body.click()
    await page.getByRole('combobox', { name: editorText.style }).selectOption(editorText.heading(2))
    await page.keyboard.type('Sortir')
    await page.keyboard.press('Enter')
    await page.keyboard.type('La pluie ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('lave')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' la ville.')
    await page.waitForFunction((words) => JSON.stringify(localStorage).includes(words), 'la ville.')
    await page.reload()
    await page.getByRole('button', { name: contentText.takeKept }).click()
    await expect(body).toContainText('La pluie lave la ville.')
  })

  await test.step('a picture enters the library and the text, described', async () => {
    await field(page, contentText.body).press('Control+End')
    await page.getByRole('button', { name: editorText.picture, exact: true }).click()
    await takesNewPicture(page, `pluie-${id}`)
    await expect(field(page, contentText.body).getByRole('img', { name: 'Un aplat violet' })).toBeVisible()
    await page.getByRole('button', { name: contentText.chooseCover }).click()
    await takesNewPicture(page, `tete-${id}`)
    await expectUsable(page)
  })

  await test.step('a draft, then scheduled: nobody reads it yet', async () => {
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/admin\/articles\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('radio', { name: contentText.statuses.scheduled }).check()
    await saves(page, contentText.saveAs.schedule)
    await expect(page.getByText(contentText.scheduledAtMissing)).toBeVisible()
    await page.getByLabel(contentText.scheduledAt).fill('2090-01-01T08:00')
    await saves(page, contentText.saveAs.schedule)
    await isSaved(page)
    const article = /\d+$/.exec(page.url())?.[0]
    expect((await visitor.page.request.get(`/api/articles/${article}`)).status()).toBe(404)
  })

  await test.step('she sees it as it will be; a visitor is asked who she is', async () => {
    const preview = await page.getByRole('link', { name: contentText.seePreview, exact: true }).getAttribute('href')
    const reader = await context.newPage()
    await reader.goto(preview ?? '')
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await reader.close()
    await visitor.page.goto(preview ?? '')
    await expect(visitor.page).toHaveURL(/\/login\?suite=/)
  })

  await test.step('published, a visitor reads it with its picture', async () => {
    await page.getByRole('radio', { name: contentText.statuses.published }).check()
    await saves(page, contentText.saveAs.publish)
    await expect(page.getByRole('link', { name: contentText.see })).toBeVisible()
    const address = await page.getByRole('link', { name: contentText.see }).getAttribute('href')
    await visitor.page.goto(address ?? '')
    await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.page.getByRole('heading', { level: 2, name: 'Sortir' })).toBeVisible()
    await expect(visitor.page.locator('.prose figure')).toContainText('Photo de la rédaction')
    await expect(visitor.page.locator('.prose').getByRole('img', { name: 'Un aplat violet' })).toBeVisible()
  })

  await test.step('another address leads on from the first', async () => {
    const before = visitor.page.url()
    await field(page, contentText.slug).fill(`la-pluie-${id}`)
    await expect(page.getByText(contentText.slugChanged)).toBeVisible()
    // What said « saved » of the step before may still be there.
    const written = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await saves(page, contentText.saveAs.update)
    expect((await written).ok()).toBe(true)
    // The page that was kept ready is forgotten a moment after the commit.
    await expect(async () => {
      await visitor.page.goto(before)
      expect(visitor.page.url()).toMatch(new RegExp(`la-pluie-${id}$`))
    }).toPass()
  })

  await test.step('an earlier text comes back', async () => {
    await field(page, contentText.title).fill(`${title}, autrement`)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: `${title}, autrement` })).toBeVisible()
    await page.getByText(contentText.versions, { exact: true }).click()
    await page.getByRole('button', { name: contentText.seeVersion(1) }).click()
    await page.getByRole('dialog').getByRole('button', { name: contentText.restore }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  })

  await test.step('it is found in the list, and unpublished with others', async () => {
    await page.getByRole('link', { name: contentText.articles, exact: true }).click()
    await page.getByRole('searchbox', { name: deskText.search }).fill(id)
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toHaveCount(1)
    await expect(page.getByRole('row')).toHaveCount(2)
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: contentText.unpublishMany }).click()
    await expect(row).toContainText(contentText.statuses.draft)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter' }).click()
    expect((await download).suggestedFilename()).toBe('articles.csv')
  })
  expectSilence()
  await context.close()
  await visitor.context.close()
})

test('two who write at once lose nothing; a text of the house comes out of the editor as it went in @one-brand', async ({
  browser,
}) => {
  const { page, context } = await opensBrowser(browser, 'desk')
  await page.goto('/')
  await signsInAs(page, 'admin')
  const { origin } = new URL(page.url())
  const read = async (id: number) => (await (await page.request.get(`/api/articles/${id}`)).json()).data.attributes
  const found = await page.request.get('/api/articles?filters[body][$contains]=<caption>&pagination[limit]=1')
  const [{ id, attributes: before }] = (await found.json()).data

  await test.step('a table, its caption and its headers stand as they stood', async () => {
    await page.goto(`/admin/articles/${id}`)
    await field(page, contentText.body).press('Control+End')
    await page.keyboard.type('!')
    await page.keyboard.press('Backspace')
    await field(page, contentText.excerpt).fill(`${before.excerpt} Et après.`)
    await page.keyboard.press('Control+s')
    await isSaved(page)
    const after = await read(id)
    expect(after.excerpt).toBe(`${before.excerpt} Et après.`)
    const plain = (html: string) => html.replaceAll(/>\s+</g, '><').trim()
    expect(plain(after.body)).toBe(plain(before.body))
  })

  await test.step('what another saved meanwhile is shown; hers is saved over it when she says so', async () => {
    const theirs = await page.request.put(`/api/articles/${id}`, {
      data: { data: { excerpt: 'Le chapeau d’une autre.' } },
      headers: { origin },
    })
    expect(theirs.ok()).toBe(true)
    await field(page, contentText.excerpt).fill(before.excerpt)
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: contentText.conflict.title })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: contentText.conflict.keepMine }).click()
    await expect.poll(async () => (await read(id)).excerpt).toBe(before.excerpt)
  })
  expect(
    (await context.request.get('/api/articles?pagination[limit]=1')).ok(),
    'she is still signed in after the refusal',
  ).toBe(true)
  await context.close()
})

test('the library, pages, categories and tags can be used by every editor @one-brand', async ({ browser }) => {
  const { page, context } = await opensBrowser(browser, 'phone')
  const id = randomUUID().slice(0, 8)
  await page.goto('/')
  await signsInAs(page, 'admin')

  await test.step('« Bureau » leads there from « Moi »', async () => {
    await page.goto('/p')
    await page.getByRole('link', { name: layoutText.desk, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: homeText.waits })).toBeVisible()
  })

  await test.step('a category is made, and goes', async () => {
    await page.goto('/admin/categories/create')
    await field(page, contentText.name).fill(`Rubrique ${id}`)
    await page.keyboard.press('Control+s')
    await page.getByRole('link', { name: `Rubrique ${id}` }).click()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByRole('link', { name: `Rubrique ${id}` })).toHaveCount(0)
    await expectUsable(page)
  })

  await test.step('a page is published at its address', async () => {
    await page.goto('/admin/pages/create')
    await field(page, contentText.title).fill(`Une page ${id}`)
    await field(page, contentText.body).fill(`Des mots pour toutes, ${id}.`)
    await page.getByRole('radio', { name: contentText.statuses.published }).check()
    await saves(page, contentText.saveAs.publish)
    await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: `Une page ${id}` })).toBeVisible()
    await expectUsable(page)
    await page.goto(`/l/une-page-${id}`)
    await expect(page.getByText(`Des mots pour toutes, ${id}.`)).toBeVisible()
  })

  await test.step('a picture that is shown says where, and stays', async () => {
    await page.goto('/admin/media')
    const shelf = page.getByRole('region', { name: mediaText.library })
    await shelf.getByRole('button').nth(1).click()
    await expect(page.getByRole('heading', { level: 2, name: mediaText.uses })).toBeVisible()
    await expectUsable(page)
  })
  expectSilence()
  await context.close()
})

test('who does not write for the house reads why the desk is closed @one-brand', async ({ browser }) => {
  const { page, context } = await opensBrowser(browser, 'phone')
  await page.goto('/')
  await test.step('a member has no work there', async () => {
    await signsInAs(page, 'camille')
    expect((await page.goto('/admin/articles'))?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1, name: deskDoorText.closed.title })).toBeVisible()
    await page.goto('/p')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: layoutText.desk, exact: true })).toHaveCount(0)
  })

  await test.step('a moderator has, and finds nothing of the editors’ there', async () => {
    // The page of the one whose session ends here is the new one's from now on, and her session stands.
    await signsInAs(page, 'maud')
    await expect(page.getByRole('link', { name: layoutText.desk, exact: true }).first()).toBeAttached()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 2, name: homeText.waits })).toBeVisible()
    await expect(page.getByRole('link', { name: contentText.articles, exact: true })).toHaveCount(0)
    expect((await page.request.get('/api/articles?publicationState=preview')).status()).toBe(403)
  })
  await context.close()
})
