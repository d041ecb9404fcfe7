import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { PageVerdict } from './judged.ts'

const wanted = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe names the criteria of RGAA 4.1 that a rule belongs to, as tests: « RGAA-3.2.1 » is the first of 3.2. */
const criteriaOf = (tags: string[]) =>
  tags.flatMap((tag) => {
    const number = /^RGAA-(\d+\.\d+)\.\d+$/.exec(tag)?.[1]
    return number === undefined ? [] : [number]
  })

/** Every rule of axe over the page as it is, whatever the weight of a fault. */
export async function judgeRules(page: Page): Promise<PageVerdict> {
  // No page of ours has a frame: the whole is judged where it stands, and not put together in a page of its own.
  const { passes, violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(wanted).analyze()
  return {
    criteria: [...passes, ...violations].flatMap(({ tags }) => criteriaOf(tags)),
    faults: violations.flatMap(({ id, help, nodes, tags }) =>
      nodes.map(({ target }) => ({ criteria: criteriaOf(tags), what: `${id}: ${help}: ${target.join(' ')}` })),
    ),
  }
}
