import { expect, type Page, test } from '@playwright/test'
import { blogText } from '../../apps/web/app/features/publishing/articles/blog.text.ts'
import { commentsText } from '../../apps/web/app/features/publishing/comments/comments.text.ts'
import { joins } from './evening/arrives.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'

interface ListedArticle {
  data: {
    id: number
    attributes: { slug: string; title: string; category: { data: { attributes: { name: string } } | null } }
  }[]
}

test('a visitor reads the journal: the latest article, a category, an article and related ones', async ({
  browser,
}) => {
  const { page, context } = await opensBrowser(browser, 'phone')
  await page.goto('/blog')
  const { data }: ListedArticle = await (await page.request.get('/api/articles?populate=category')).json()
  // The newest of the house: one that another journey writes may have no category.
  const newest = data.find(({ attributes }) => attributes.category.data !== null)
  if (newest === undefined) throw new Error('the demonstration has no article')
  const { title, slug, category } = newest.attributes

  await test.step('the list, page by page', async () => {
    // Not always the first of the list: other journeys publish articles too.
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('link', { name: blogText.older }).click()
    await expect(page).toHaveURL(/\/blog\?page=2$/)
    await expect(page.getByText(blogText.pageOf(2, 2))).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  })

  await test.step('a category', async () => {
    await page
      .getByRole('link', { name: category.data?.attributes.name ?? '', exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/blog\/cat\//)
    await expect(page.getByRole('heading', { level: 1, name: category.data?.attributes.name ?? '' })).toBeVisible()
  })

  await test.step('a search', async () => {
    await page.goto('/blog')
    await page.getByRole('searchbox', { name: blogText.search }).fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogText.foundFor(title))
    await page.getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(new RegExp(`/blog/${newest.id}-${slug}$`))
  })

  await test.step('a search without accents, in capitals, with a typo', async () => {
    const typed = title
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toUpperCase()
    for (const q of [typed, `${typed.slice(0, 4)}${typed.slice(5)}`]) {
      await page.goto(`/blog?q=${encodeURIComponent(q)}`)
      await expect(page.getByRole('main').getByRole('link', { name: title }).first(), q).toBeVisible()
    }
    await page.goto('/blog?q=zzzqqq')
    await expect(page.getByText(blogText.nothingFound.title)).toBeVisible()
    await page.goto(`/blog/${newest.id}-${slug}`)
  })

  await test.step('an article: its table of contents, text, and related articles', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByText(blogText.contents).click()
    const chapter = page.locator('[data-hook~="table-of-contents"] a').first()
    await chapter.click()
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
    await page.locator('[data-hook~="next-article"] a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })

  await test.step('a mistyped address redirects; an unknown one answers 404', async () => {
    await page.goto(`/blog/${newest.id}-autrement`)
    await expect(page).toHaveURL(new RegExp(`/blog/${newest.id}-${slug}$`))
    expect((await page.request.get(`/blog/${newest.id}`, { maxRedirects: 0 })).status()).toBe(301)
    for (const lost of ['/blog/999999-rien', '/blog/rien', '/blog/cat/rien', '/blog/tag/rien']) {
      expect((await page.request.get(lost)).status(), lost).toBe(404)
    }
  })

  await test.step('the feed, and metadata for search engines', async () => {
    const feed = await page.request.get('/blog/rss.xml')
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    expect(await feed.text()).toContain(`/blog/${newest.id}-${slug}</link>`)
    await page.goto(`/blog/${newest.id}-${slug}`)
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(told['@graph'][0]).toMatchObject({ '@type': 'Article', headline: title })
  })
  expectSilence()
  await context.close()
})

test('the journal works without scripts @one-brand', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/blog')
  await page.locator('[data-hook~="article-tile"] a').nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.prose p').first()).toBeVisible()
  await context.close()
})

test('a member reacts to an article and comments it; the notification of a reply leads there @one-brand', async ({
  browser,
}) => {
  const [reader, other] = [await opensBrowser(browser, 'phone'), await opensBrowser(browser, 'phone')]
  const password = 'sept mouettes sur le quai'
  for (const [{ page }, name] of [
    [reader, 'Honorine'],
    [other, 'Sidonie'],
  ] as const) {
    await joins(page, { name, email: `${name.toLowerCase()}.${Date.now()}@exemple.fr`, password })
  }
  const listed: ListedArticle = await (await reader.page.request.get('/api/articles?sort=id')).json()
  const [oldest] = listed.data
  const path = `/blog/${oldest?.id}-${oldest?.attributes.slug}`
  const said = `Je m’y retrouve, ${crypto.randomUUID().slice(0, 8)}`
  const answer = `Moi aussi, ${crypto.randomUUID().slice(0, 8)}`
  const talk = (page: Page) => page.getByRole('region', { name: blogText.talk })

  await test.step('the member reacts, and writes a comment', async () => {
    await reader.page.goto(path)
    await isAwake(reader.page)
    expect(await reader.page.getByLabel(commentsText.label).count()).toBe(0)
    await talk(reader.page).scrollIntoViewIfNeeded()
    const react = talk(reader.page)
      .getByRole('button', { name: /réaction/ })
      .first()
    await react.click()
    await expect(react).toHaveAttribute('aria-pressed', 'true')
    await reader.page.getByLabel(commentsText.label).fill(said)
    await reader.page.getByRole('button', { name: commentsText.send }).click()
    await expect(talk(reader.page).getByText(said, { exact: true })).toBeVisible()
  })

  await test.step('another member replies; it appears on the open page', async () => {
    await other.page.goto(`${path}?commentaires`)
    await isAwake(other.page)
    const hers = other.page.locator('[data-hook~="comment"]', { hasText: said })
    await hers.getByRole('button', { name: /^Répondre/ }).click()
    await other.page.getByLabel(/^Ta réponse à/).fill(answer)
    await other.page.getByRole('button', { name: commentsText.send }).click()
    await expect(talk(reader.page).getByText(answer, { exact: true })).toBeVisible()
  })

  await test.step('the notification links to it; a visitor sees only the count', async () => {
    await reader.page.goto('/notifications')
    await reader.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(answer) })
      .click()
    await expect(reader.page).toHaveURL(/\?commentaires#commentaire-\d+$/)
    await expect(reader.page.locator(new URL(reader.page.url()).hash)).toBeInViewport()
    const visitor = await opensBrowser(browser, 'phone')
    await visitor.page.goto(`${path}?commentaires`)
    await expect(visitor.page.getByText(blogText.joinText)).toBeVisible()
    await expect(visitor.page.getByText(said)).toHaveCount(0)
    await visitor.context.close()
  })
  expectSilence()
  for (const { context } of [reader, other]) await context.close()
})
