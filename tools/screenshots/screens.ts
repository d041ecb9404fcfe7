import type { Page } from '@playwright/test'
import { type Slugs, type Visit, visitsOf } from '../../tests/journeys/rounds/visits.ts'
import type { Stage } from './stage.ts'
import { states } from './states.ts'

/** `newcomer` has an account and nothing else; `fresh` is made for one picture, which may change what she has. */
export type Who = Visit['who'] | 'newcomer' | 'fresh'

/** One screen to picture: a route, an address that answers it, who is there, and what she does before the picture. */
export interface Screen extends Omit<Visit, 'who'> {
  name: string
  who: Who
  act?: (page: Page, stage: Stage) => Promise<void>
}

const nameOf = ({ path, who }: Visit): string => {
  const words = decodeURIComponent(path)
    .replace(/https?:/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${words || 'accueil'}-${who === 'member' ? 'membre' : 'visiteuse'}`
}

/** A slug changes from one demonstration to the next; the name of its picture does not. */
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

/** Every page of the site map, then the states of pages that an address alone does not show. */
export const allScreens = (slugs: Slugs): Screen[] => [...visitsOf(slugs).map(opened(slugs)), ...states]

const twice = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index)

/** @throws where a page of the site map has no picture, a picture no page, or two of them one name. */
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

/** Screens whose address begins with `part` or whose name contains it. */
export const chosenScreens = (screens: Screen[], part: string | undefined): Screen[] =>
  part === undefined ? screens : screens.filter(({ path, name }) => path.startsWith(part) || name.includes(part))
