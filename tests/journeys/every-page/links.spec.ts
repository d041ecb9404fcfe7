import { expect, type Page, test } from '@playwright/test'
import { findSlugs, signsInAs, visitsOf } from '../rounds/visits.ts'

/** Signing out and the way out are for her to press, not for a crawl. */
const leftAlone = /^\/(logout|api\/auth)/

/** Other addresses of this site that the page links to, without their fragments. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search)
      .filter((path) => path !== location.pathname + location.search),
  )
  return [...new Set(found)].filter((path) => !leftAlone.test(path))
}

/** Visitors read what each brand says; members are led about in one way. */
const walks = { visitor: '', member: ' @one-desk' } as const

for (const who of ['visitor', 'member'] as const) {
  test(`every link of a page leads to a page, for a ${who}${walks[who]}`, async ({ page }) => {
    test.setTimeout(300_000)
    const pages = visitsOf(await findSlugs(page)).filter((visit) => visit.who === who && visit.route !== '*')
    if (who === 'member') await signsInAs(page, 'camille')

    const linkedFrom = new Map<string, string>()
    for (const { path } of pages.filter((visit) => !leftAlone.test(visit.path))) {
      await page.goto(path)
      for (const link of await linksOf(page)) if (!linkedFrom.has(link)) linkedFrom.set(link, path)
    }
    expect(linkedFrom.size).toBeGreaterThan(pages.length)

    const dead: string[] = []
    for (const [link, from] of linkedFrom) {
      const answer = await page.request.get(link)
      if (answer.status() < 400) continue
      // Another journey may have taken it away meanwhile, and then the page does not lead there any more.
      await page.goto(from)
      if ((await linksOf(page)).includes(link)) dead.push(`${link} answers ${answer.status()}, linked from ${from}`)
    }
    expect(dead).toEqual([])
  })
}
