import { titleSlug } from '@consoeurs/contract'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { loadBooklet, notebooksApi } from '../../features/kitchen/notebooks/public.ts'
import { recipesJson } from '../../features/kitchen/notebooks/recipes-json.ts'
import { user } from '../../middleware/user.ts'
import { checkParams, isId } from '../../navigation/route-checks.ts'
import type { Route } from './+types/notebook-export'

export const middleware: Route.MiddlewareFunction[] = [user]

/** The recipes of a notebook as schema.org JSON-LD, which other recipe programs read. */
export const loader = checkParams({ id: isId }, async ({ request, params, context }: Route.LoaderArgs) => {
  const [client, id] = [pageApi(context), Number(params.id)]
  const { name, recipes } = await loadPage(request, async () => ({
    name: (await notebooksApi(client).get(id)).name,
    recipes: await loadBooklet(client, id),
  }))
  const { publicSettings, brandCode, previewAddress } = context.get(requestContext)
  const site = { origin: publicSettings.publicUrl, brandCode, drawn: previewAddress }
  return new Response(await recipesJson(recipes, site), {
    headers: {
      'content-type': 'application/ld+json; charset=utf-8',
      'content-disposition': `attachment; filename="${titleSlug(name) || 'carnet'}.json"`,
      'cache-control': 'no-store',
    },
  })
})
