import type { Page } from '@playwright/test'
import { type Slugs, type Visit, visitsOf } from '../../tests/journeys/rounds/visits.ts'
import type { ScreenshotContext } from './stage.ts'
import { states } from './states.ts'

/** `newcomer` only has an account; `fresh` is created for one picture. */
export type VisitorKind = Visit['who'] | 'newcomer' | 'fresh'

export interface Screen extends Omit<Visit, 'who'> {
  name: string
  who: VisitorKind
  act?: (page: Page, stage: ScreenshotContext) => Promise<void>
}

const nameOf = ({ path, who }: Visit): string => {
  const words = decodeURIComponent(path)
    .replace(/https?:/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${words || 'accueil'}-${who === 'member' ? 'membre' : 'visiteuse'}`
}

/** Slugs vary between demos; picture names must not. */
const opened =
  ({ share, community, room, article, category, tag }: Slugs) =>
  (visit: Visit): Screen => ({
    ...visit,
    name: nameOf({
      ...visit,
      path: visit.path
        .replace(room, 'une-communaute/un-salon')
        .replace(`/blog/${article}`, '/blog/un-article')
        .replace(`/cat/${category}`, '/cat/une-rubrique')
        .replace(`/tag/${tag}`, '/tag/un-mot')
        .replace(share, 'un-partage')
        .replace(community, 'une-communaute'),
    }),
  })

/** The site map, then page states without a URL. */
export const allScreens = (slugs: Slugs): Screen[] => [...visitsOf(slugs).map(opened(slugs)), ...states]

const twice = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index)

/** @throws if a page has no picture, a picture no page, or two pictures one name */
export function refuseGaps(patterns: readonly string[], screens: readonly Screen[]): void {
  const pictured = new Set(screens.map(({ route }) => route))
  const missing = patterns.filter((pattern) => !pictured.has(pattern))
  const unknown = [...pictured].filter((route) => !patterns.includes(route))
  const faults = [
    ...missing.map((pattern) => `/${pattern} has no picture: add it to tests/journeys/rounds/visits.ts`),
    ...unknown.map((route) => `/${route} is pictured but is no page of apps/web/app/routes.ts`),
    ...twice(screens.map(({ name }) => name)).map((name) => `two pictures are called ${name}`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

export const chosenScreens = (screens: Screen[], part: string | undefined): Screen[] =>
  part === undefined ? screens : screens.filter(({ path, name }) => path.startsWith(part) || name.includes(part))
