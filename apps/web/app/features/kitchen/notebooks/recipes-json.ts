import { type BrandCode, brandAsset, loadBrand } from '@consoeurs/brand'
import type { Site } from '../../../page/structured-data.tsx'
import { structuredArticleRecipe } from '../../publishing/articles/public.ts'
import { structuredShare } from '../../publishing/shares/public.ts'
import type { BookletRecipes } from './notebooks.api.ts'

interface ExportSite extends Pick<Site, 'origin' | 'drawn'> {
  brandCode: BrandCode
}

/** schema.org JSON-LD, a Recipe each, as on the pages of the recipes. */
export async function recipesJson(
  { shares, articleRecipes }: BookletRecipes,
  { origin, drawn, brandCode }: ExportSite,
): Promise<string> {
  const { name, equipment } = await loadBrand(brandCode)
  const site = { origin, name, logo: brandAsset(brandCode, 'icon-512.png'), drawn }
  const recipes = [
    ...shares.flatMap((share) => structuredShare(share, site, equipment).slice(0, 1)),
    ...articleRecipes.map((found) => structuredArticleRecipe(found, site)),
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': recipes }, null, 2)
}
