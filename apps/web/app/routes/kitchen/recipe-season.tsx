import { yearSeasonSlugs, yearSeasons } from '@consoeurs/contract'
import { loadTopic, recipesText, seasonPath, TopicPage } from '../../features/kitchen/recipes/public.ts'
import { refusedPath } from '../../navigation/not-found.ts'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import type { RouteHandle } from '../../reader-page.ts'
import type { Route } from './+types/recipe-season'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

const text = recipesText.seasonPage

export const loader = checkParams({ slug: isSlug }, async (args: Route.LoaderArgs) => {
  const season = yearSeasonSlugs.find((slug) => slug === args.params.slug)
  if (season === undefined) throw refusedPath(args.request)
  return { ...(await loadTopic(args, { season })), season }
})

export default function RecipeSeason({ loaderData: { season, ...topic } }: Route.ComponentProps) {
  const { of } = yearSeasons[season]
  const description = text.description(of)
  return (
    <TopicPage
      {...topic}
      path={seasonPath(season)}
      title={text.title(of)}
      description={description}
      lead={description}
    />
  )
}
