import type { Page } from '@playwright/test'
import { judge, type PageVerdict, together } from './judged.ts'

/** What a page of 1 280 × 1 024 pixels has left at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }

/** Distances that a reader may ask for (WCAG 1.4.12). */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** What cannot be reached without scrolling sideways, but for what scrolls in a frame of its own. */
const widerThanThePage = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
    const inAFrame = (element: Element): boolean => {
      const above = element.parentElement
      return above !== null && above !== document.body && (scrolls(above) || inAFrame(above))
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !inAFrame(element),
    )
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
  })

/** Words that a box cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cuts = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp, textOverflow, clipPath } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      // What is there for a screen reader alone, and what ends on purpose with « … », hides nothing from the eye.
      if (width <= 1 || height <= 1 || clipPath !== 'none') return false
      if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return false
      const hidden = /hidden|clip/
      const across = hidden.test(overflowX) && element.scrollWidth > element.clientWidth + 2
      const down = hidden.test(overflowY) && element.scrollHeight > element.clientHeight + 2
      return across || down
    }
    const speaks = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    return [...document.body.querySelectorAll('*')]
      .filter((element) => speaks(element) && cuts(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })

async function judgeSpacing(page: Page): Promise<PageVerdict> {
  const before = new Set(await cutOff(page))
  const style = await page.addStyleTag({ content: spaced })
  const [wide, cut] = [await widerThanThePage(page), await cutOff(page)]
  await style.evaluate((element) => element.parentNode?.removeChild(element as unknown as Node))
  return judge('10.12', [
    ...wide.map((what) => `spaced text leaves the page: ${what}`),
    ...cut.filter((what) => !before.has(what)).map((what) => `spaced text is cut: ${what}`),
  ])
}

/** The page at 320 pixels, then with its text spaced out; it is given its size back. */
export async function judgeReflow(page: Page): Promise<PageVerdict> {
  const size = page.viewportSize()
  const spacing = await judgeSpacing(page)
  await page.setViewportSize(zoomed)
  const wide = await widerThanThePage(page)
  if (size !== null) await page.setViewportSize(size)
  return together([
    spacing,
    judge(
      '10.11',
      wide.map((what) => `wider than 320 px: ${what}`),
    ),
  ])
}
