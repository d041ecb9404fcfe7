import type { PageBrand } from '@consoeurs/brand'
import { limits, type ShareView, waitingMinutes } from '@consoeurs/contract'
import { truncateAtWord } from '@consoeurs/contract/text/truncate'
import type { ApiClient } from '../../../api/client.ts'
import { sharesText } from '../../../text/shares.ts'
import { pictureOf } from '../../foundation/files/public.ts'
import type { LatestShares, ShareTile } from '../../people/profiles/public.ts'
import { waitText } from './recipe/recipe.text.ts'
import { sharesApi } from './shares.api.ts'

/** Characters; more do not fit in a square. */
const WORDS = 60

/** A covered share keeps its cover in a square too. */
export function shareTile({ slug, title, body, images, recipe, cover, withheld }: ShareView): ShareTile {
  const [image] = images
  const isCovered = cover !== null || withheld
  return {
    slug,
    words: isCovered ? sharesText.covered : truncateAtWord(title || body, WORDS),
    picture: isCovered || image === undefined ? null : pictureOf(image),
    time: recipe === null ? null : waitText(recipe.minutes + waitingMinutes(recipe.times)),
  }
}

/** The newest shares of a member and, where the brand has recipes, her newest ones. */
export async function loadLatestShares(
  client: ApiClient,
  { shareKinds }: Pick<PageBrand, 'shareKinds'>,
  author: string,
): Promise<LatestShares> {
  const recipe = shareKinds.find(({ form }) => form === 'recipe')?.kind
  const tiles = async (limit: number, kind?: string) =>
    (await sharesApi(client).list({ author, limit, kind })).items.map(shareTile)
  const [shares, recipes] = await Promise.all([
    tiles(limits.profileShares),
    recipe === undefined ? [] : tiles(limits.profileRecipes, recipe),
  ])
  return { shares, recipes }
}
