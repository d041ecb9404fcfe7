import type { Page } from '@playwright/test'
import { isAwake } from '../evening/browsers.ts'
import { judge, type PageVerdict, together } from './judged.ts'

/** More than the longest feed of ours has: whoever is not round by then is caught somewhere. */
const most = 1500

declare global {
  interface Window {
    /** Where the focus was before. */
    lastStop?: Element
    /** Wherever it was; by element, for what a page fetches ahead moves the places of all of them. */
    formerStops?: Set<Element>
  }
}

interface Stop {
  /** Something that does nothing, in the way of the tabulator. */
  idle: boolean
  /** The focus has left the page, or was here before. */
  round: boolean
  /** Before the last one in the document, wherever things came in meanwhile. */
  backwards: boolean
  what: string
  marked: boolean
  covered: boolean
}

/** Where the focus is, whether it shows, and whether something lies over it. */
const whereItIs = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (element === null || element === document.body)
      return { round: true, backwards: false, what: '', idle: false, marked: true, covered: false }
    const { lastStop, formerStops = new Set() } = window
    const round = formerStops.has(element)
    window.lastStop = element
    window.formerStops = formerStops.add(element)
    const goesBack =
      lastStop?.isConnected === true && lastStop.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING
    // A field that is drawn by its label shows its focus there.
    const drawn = [element, element.closest('label'), element.nextElementSibling, element.parentElement]
    const marks = (one: Element | null) => {
      if (one === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && drawn.some((one) => one !== null && (one.contains(hit) || hit.contains(one)))
    }
    const isSeen = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const parts = [0.1, 0.5, 0.9]
      return (
        width <= 1 || height <= 1 || parts.some((x) => parts.some((y) => isHit(left + width * x, top + height * y)))
      )
    }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What scrolls sideways brings it into view with the frame after the next one.
    for (let frames = 0; frames < 3 && !isSeen(); frames += 1) await nextFrame()
    return {
      round,
      backwards: goesBack,
      what: element.outerHTML.slice(0, 120),
      idle: /^(DIV|SPAN|LI|P)$/.test(element.tagName) && !element.hasAttribute('role'),
      marked: drawn.some(marks),
      covered: !isSeen(),
    }
  })

/** Everything the keyboard reaches has a name in the tree that screen readers are given. */
export async function judgeNames(page: Page): Promise<PageVerdict> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const nameless = nodes.filter(
    ({ ignored, role, name, properties = [] }) =>
      !ignored &&
      // The page, its main part and a row of a talk take the focus from what leads there: nobody stops at them.
      !['RootWebArea', 'main', 'generic'].includes(String(role?.value)) &&
      properties.some((one) => one.name === 'focusable' && one.value.value === true) &&
      String(name?.value ?? '').trim() === '',
  )
  return judge(
    '11.9',
    nameless.map(({ role, backendDOMNodeId }) => `a ${role?.value} without a name (${backendDOMNodeId})`),
  )
}

/** From the top of the page to its end, by the tabulator key alone. */
export async function judgeFocus(page: Page): Promise<PageVerdict> {
  // A page to read has no scripts that would take it over.
  if (await page.evaluate(() => '__reactRouterContext' in window)) await isAwake(page)
  // From the very top, wherever the page has put the focus by itself.
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus())
  const stops = [await whereItIs(page)]
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    const stop = await whereItIs(page)
    if (stop.round) break
    stops.push(stop)
  }
  return together([
    await judgeNames(page),
    judge(
      '7.3',
      stops.filter(({ idle }) => idle).map(({ what }) => `the tabulator stops at nothing: ${what}`),
    ),
    judge('10.7', [
      ...stops.filter(({ marked }) => !marked).map(({ what }) => `focus does not show: ${what}`),
      ...stops.filter(({ covered }) => covered).map(({ what }) => `focus lies under something: ${what}`),
    ]),
    judge(
      '12.8',
      stops.filter(({ backwards }) => backwards).map(({ what }) => `focus goes back in the page: ${what}`),
    ),
    judge('12.9', stops.length < most ? [] : ['the focus never comes round']),
  ])
}
