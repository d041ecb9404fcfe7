import { withRaisedDigits } from './rich-text.ts'

/** Embedded in an article or page. */
export interface RecipeBlock {
  name: string
  minutes: number
  servings: number
  /** Empty for all seasons. */
  season: string
  /** `quantity` is empty for ingredients to taste. */
  ingredients: { quantity: string; name: string }[]
  steps: string[]
}

/** `<section class="recette" data-minutes data-servings data-season>`. */
export const recipeClass = 'recette'

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }
const plain = (html: string) =>
  withRaisedDigits(html)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_whole, sign: string) => signs[sign] ?? '')
    .trim()

const within = (html: string, tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? ''

const items = (html: string): string[] => [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item)

function ingredientOf(item: string): RecipeBlock['ingredients'][number] {
  const [, quantity = '', name = item] = /^\s*<strong>(.*?)<\/strong>(.*)$/s.exec(item) ?? []
  return { quantity: plain(quantity), name: plain(name) }
}

/** For schema.org metadata; expects a sanitised text. */
export function recipesWithin(html: string): RecipeBlock[] {
  const sections = html.matchAll(new RegExp(`<section class="${recipeClass}"([^>]*)>(.*?)</section>`, 'gs'))
  return [...sections].map(([, attributes = '', body = '']) => {
    const given = (name: string) => plain(new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
    return {
      name: plain(within(body, 'h3')),
      minutes: Number(given('minutes')),
      servings: Number(given('servings')),
      season: given('season'),
      ingredients: items(within(body, 'ul')).map(ingredientOf),
      steps: items(within(body, 'ol')).map(plain),
    }
  })
}
