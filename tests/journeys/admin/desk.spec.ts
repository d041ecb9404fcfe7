import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { adminText } from '../../../apps/admin/src/text/admin.ts'
import { contentText } from '../../../apps/admin/src/text/content.ts'
import { editorText } from '../../../apps/admin/src/text/editor.ts'
import { homeText } from '../../../apps/admin/src/text/home.ts'
import { mediaText } from '../../../apps/admin/src/text/media.ts'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { adminEntryText } from '../../../apps/web/app/text/pages/admin-entry.ts'
import { layoutText } from '../../../apps/web/app/text/pages/layout.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'
import { smallPicture } from '../evening/pictures.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const saves = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click()
const isSaved = (page: Page) => expect(page.getByText(adminText.saved, { exact: true }).last()).toBeVisible()

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

  await test.step('the editor signs in on the site, and returns to the requested page', async () => {
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

  await test.step('unsaved text survives a reload', async () => {
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

  await test.step('a picture is added to the library and the text, with a description', async () => {
    await field(page, contentText.body).press('Control+End')
    await page.getByRole('button', { name: editorText.picture, exact: true }).click()
    await takesNewPicture(page, `pluie-${id}`)
    await expect(field(page, contentText.body).getByRole('img', { name: 'Un aplat violet' })).toBeVisible()
    await page.getByRole('button', { name: contentText.chooseCover }).click()
    await takesNewPicture(page, `tete-${id}`)
    await expectUsable(page)
  })

  await test.step('a draft, then a scheduled article: readers see neither', async () => {
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

  await test.step('the editor sees a preview; a visitor is asked to sign in', async () => {
    const preview = `/blog/apercu/${/\d+$/.exec(page.url())?.[0]}`
    const reader = await context.newPage()
    await reader.goto(preview)
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await reader.close()
    await visitor.page.goto(preview)
    await expect(visitor.page).toHaveURL(/\/login\?suite=/)
  })

  await test.step('a visitor reads the published article with its picture', async () => {
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

  await test.step('the former address redirects after a change', async () => {
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

  await test.step('an earlier version is restored', async () => {
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
    await page.getByRole('searchbox', { name: adminText.search }).fill(id)
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

test('pasted text keeps its meaning, and removed elements are reported @one-brand', async ({ browser }) => {
  const { page, context } = await opensBrowser(browser, 'desk')
  await page.goto('/')
  await signsInAs(page, 'admin')
  await page.goto('/admin/articles/create')
  await field(page, contentText.title).fill(`Collé ${randomUUID().slice(0, 8)}`)
  const body = field(page, contentText.body)
  await body.click()
  await body.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<h1>Sels</h1><p><b>10<sup>3</sup></b> mg, <i>soit</i> 10<span style="vertical-align:super">-3</span> kg</p>' +
        '<h5>Et H<sub>2</sub>O</h5><p><u>Un</u><img src="https://ailleurs.test/a.png" alt=""></p>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText(editorText.dropped(['u', 'img']))).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/)
  const address = `/api/articles/${/\d+$/.exec(page.url())?.[0]}?publicationState=preview`
  const { data } = await (await page.request.get(address)).json()
  expect(data.attributes.body).toBe(
    '<h2 id="sels">Sels</h2><p><strong>10<sup>3</sup></strong> mg, <em>soit</em> 10<sup>-3</sup> kg</p>' +
      '<h4>Et H<sub>2</sub>O</h4><p>Un</p>',
  )
  expectSilence()
  await context.close()
})

test('concurrent edits lose nothing; the editor keeps an existing text unchanged @one-brand', async ({ browser }) => {
  const { page, context } = await opensBrowser(browser, 'desk')
  await page.goto('/')
  await signsInAs(page, 'admin')
  const { origin } = new URL(page.url())
  const read = async (id: number) => (await (await page.request.get(`/api/articles/${id}`)).json()).data.attributes
  const found = await page.request.get('/api/articles?filters[body][$contains]=<caption>&pagination[limit]=1')
  const [{ id, attributes: before }] = (await found.json()).data

  await test.step('a table keeps its caption and headers', async () => {
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

  await test.step('a concurrent version is shown, and overwritten on request', async () => {
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
    'the moderator is still signed in after the refusal',
  ).toBe(true)
  await context.close()
})

test('the library, pages, categories and tags are available to every editor @one-brand', async ({ browser }) => {
  const { page, context } = await opensBrowser(browser, 'phone')
  const id = randomUUID().slice(0, 8)
  await page.goto('/')
  await signsInAs(page, 'admin')

  await test.step('« Bureau » in « Moi » leads to the admin', async () => {
    await page.goto('/p')
    await page.getByRole('link', { name: layoutText.desk, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: homeText.waits })).toBeVisible()
  })

  await test.step('a category is created and deleted', async () => {
    await page.goto('/admin/categories/create')
    await field(page, contentText.name).fill(`Rubrique ${id}`)
    await page.keyboard.press('Control+s')
    await page.getByRole('link', { name: `Rubrique ${id}` }).click()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
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

  await test.step('a picture in use shows where, and cannot be deleted', async () => {
    await page.goto('/admin/media')
    const shelf = page.getByRole('region', { name: mediaText.library })
    await shelf.getByRole('button').nth(1).click()
    await expect(page.getByRole('heading', { level: 2, name: mediaText.uses })).toBeVisible()
    await expectUsable(page)
  })
  expectSilence()
  await context.close()
})

test('members and moderators are told why the editors’ admin is closed @one-brand', async ({ browser }) => {
  const { page, context } = await opensBrowser(browser, 'phone')
  await page.goto('/')
  await test.step('a member is refused', async () => {
    await signsInAs(page, 'camille')
    expect((await page.goto('/admin/articles'))?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1, name: adminEntryText.closed.title })).toBeVisible()
    await page.goto('/p')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: layoutText.desk, exact: true })).toHaveCount(0)
  })

  await test.step('a moderator has access, without the editors’ screens', async () => {
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
