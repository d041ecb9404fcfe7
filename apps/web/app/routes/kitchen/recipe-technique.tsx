import { techniqueSlugs, techniques } from '@consoeurs/contract'
import { loadTopic, recipesText, TopicPage, techniquePath } from '../../features/kitchen/recipes/public.ts'
import { refusedPath } from '../../navigation/not-found.ts'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import type { RouteHandle } from '../../reader-page.ts'
import type { Route } from './+types/recipe-technique'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export const loader = checkParams({ slug: isSlug }, async (args: Route.LoaderArgs) => {
  const technique = techniqueSlugs.find((slug) => slug === args.params.slug)
  if (technique === undefined) throw refusedPath(args.request)
  return { ...(await loadTopic(args, { technique: [technique] })), technique }
})

export default function RecipeTechnique({ loaderData: { technique, ...topic } }: Route.ComponentProps) {
  const { label, description } = techniques[technique]
  return (
    <TopicPage
      {...topic}
      path={techniquePath(technique)}
      title={recipesText.techniquePage.title(label)}
      description={description}
      lead={description}
    />
  )
}
