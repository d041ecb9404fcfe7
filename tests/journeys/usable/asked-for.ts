import type { Page } from '@playwright/test'
import { judge, type PageVerdict } from './judged.ts'

/** Nothing moves on by itself for who asked for less motion (WCAG 2.2.2 and 2.3.3). */
export async function judgeStillness(page: Page): Promise<PageVerdict> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  )
  return judge(
    '13.8',
    moving.map((what) => `moves on for ever: ${what}`),
  )
}

/** Runs in the page. */
function findAlikeStates(): string[] {
  const states = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current', 'checked'] as const
  const isOn = (element: Element, state: string) =>
    element instanceof HTMLInputElement && state === 'checked'
      ? element.checked
      : element.hasAttribute(state) && element.getAttribute(state) !== 'false'
  const survives = [
    'outlineStyle',
    'borderTopColor',
    'borderTopWidth',
    'borderTopStyle',
    'borderBottomWidth',
    'borderBottomColor',
    'color',
    'backgroundColor',
    'fontWeight',
    'textDecorationLine',
    'forcedColorAdjust',
  ] as const
  /** What shows the state: the element itself, or what a hidden field is drawn by. */
  const drawnBy = (element: Element) =>
    element instanceof HTMLInputElement ? [element, element.nextElementSibling, element.closest('label')] : [element]
  const look = (element: Element): string =>
    drawnBy(element)
      .flatMap((one) =>
        one === null
          ? []
          : [undefined, '::before', '::after'].map((pseudo) => {
              const style = getComputedStyle(one, pseudo)
              if (pseudo !== undefined && style.content === 'none') return ''
              return survives.map((property) => style[property]).join()
            }),
      )
      .join('|')
  const drawing = (element: Element) =>
    [...element.querySelectorAll('svg')].map((svg) => `${getComputedStyle(svg).fill} ${svg.innerHTML}`).join()
  const kindOf = (element: Element) =>
    [element.tagName, element.getAttribute('type'), element.classList[0], element.nextElementSibling?.className].join()
  return states.flatMap((state) => {
    const all = [...document.querySelectorAll(state === 'checked' ? 'input' : `[${state}], a, button`)]
    return all
      .filter((element) => isOn(element, state) && element.getBoundingClientRect().width > 1)
      .flatMap((element) => {
        const off = all.find((peer) => kindOf(peer) === kindOf(element) && !isOn(peer, state))
        const same = off !== undefined && look(off) === look(element) && drawing(off) === drawing(element)
        return same ? [`${state} cannot be told: ${element.outerHTML.slice(0, 120)}`] : []
      })
  })
}

/**
 * With the colours of her system (forced-colors) grounds are all alike: what is chosen, pressed or where she is must be
 * told from its neighbours by something else.
 */
export async function judgeForcedColors(page: Page): Promise<PageVerdict> {
  const { forcedColors } = await page.evaluate(() => ({
    forcedColors: matchMedia('(forced-colors: active)').matches,
  }))
  await page.emulateMedia({ forcedColors: 'active' })
  const alike = await page.evaluate(findAlikeStates)
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none' })
  return judge('10.5', alike)
}
