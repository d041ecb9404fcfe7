import { loadPage, pageApi } from '../../api/page-api.ts'
import {
  IngredientMonths,
  ingredientPath,
  loadTopic,
  recipesApi,
  recipesText,
  TopicPage,
} from '../../features/kitchen/recipes/public.ts'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import type { RouteHandle } from '../../reader-page.ts'
import type { Route } from './+types/recipe-ingredient'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

const text = recipesText.ingredient

export const loader = checkParams({ slug: isSlug }, async (args: Route.LoaderArgs) => {
  const { request, context, params } = args
  const topic = await loadTopic(args, { with: [params.slug] })
  const ingredient = await loadPage(request, () => recipesApi(pageApi(context)).ingredient(params.slug))
  return { ...topic, ingredient }
})

export default function RecipeIngredient({ loaderData: { ingredient, ...topic } }: Route.ComponentProps) {
  const { aliases, allergens, soakingHours, germinationDays, singular } = ingredient
  return (
    <TopicPage
      {...topic}
      path={ingredientPath(ingredient)}
      title={text.title(ingredient)}
      description={text.lead(ingredient)}
      lead={text.lead(ingredient)}
      emptyTitle={text.empty(singular)}
    >
      <h2 className="display heading-3">{text.months}</h2>
      <IngredientMonths ingredient={ingredient} />
      <div>
        {aliases.length === 0 ? null : <p className="small soft">{text.aliases(aliases)}</p>}
        {allergens.length === 0 ? null : <p className="small">{text.allergens(allergens)}</p>}
        {soakingHours === null ? null : <p className="small">{text.soaking(soakingHours)}</p>}
        {germinationDays === null ? null : <p className="small">{text.germination(germinationDays)}</p>}
      </div>
    </TopicPage>
  )
}
