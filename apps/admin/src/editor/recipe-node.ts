import { type RecipeBlock, recipeClass } from '@consoeurs/contract'
import { Node } from '@tiptap/core'
import { type DOMOutputSpec, DOMSerializer } from '@tiptap/pm/model'
import { editorText } from '../text/editor.ts'

const words = editorText.recipe

type DomSpec = [string, ...unknown[]]

/** Recipe as HTML. */
function specOf({ name, minutes, servings, season, ingredients, steps }: RecipeBlock): DomSpec {
  const facts: [string, string][] = [
    [words.time, words.minutesOf(minutes)],
    [words.for, String(servings)],
    ...(season === '' ? [] : [[words.season, season] as [string, string]]),
  ]
  const marks = { class: recipeClass, 'data-minutes': String(minutes), 'data-servings': String(servings) }
  return [
    'section',
    season === '' ? marks : { ...marks, 'data-season': season },
    ['h3', name],
    ['dl', ...facts.flatMap(([fact, value]) => [['dt', fact] as DomSpec, ['dd', value] as DomSpec])],
    [
      'ul',
      ...ingredients.map(
        ({ quantity, name: what }): DomSpec =>
          quantity === '' ? ['li', what] : ['li', ['strong', quantity], ` ${what}`],
      ),
    ],
    ['ol', ...steps.map((step): DomSpec => ['li', step])],
  ]
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

export function readRecipe(section: Element): RecipeBlock {
  return {
    name: textOf(section.querySelector('h3')),
    minutes: Number(section.getAttribute('data-minutes')),
    servings: Number(section.getAttribute('data-servings')),
    season: section.getAttribute('data-season') ?? '',
    ingredients: [...section.querySelectorAll('ul > li')].map((item) => {
      const quantity = textOf(item.querySelector('strong'))
      return { quantity, name: textOf(item).slice(quantity.length).trim() }
    }),
    steps: [...section.querySelectorAll('ol > li')].map(textOf),
  }
}

/** Whether the recipe survives a round trip through the editor; others are left untouched. */
export function isOurs(section: Element): boolean {
  const { dom } = DOMSerializer.renderSpec(document, specOf(readRecipe(section)) as unknown as DOMOutputSpec)
  const plain = (html: string) => html.replaceAll(/>\s+</g, '><')
  return plain((dom as Element).outerHTML) === plain(section.outerHTML)
}

/** An atomic block, edited in its own dialog. */
export const RecipeNode = Node.create({
  name: 'recipe',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    recipe: { default: null, parseHTML: readRecipe, renderHTML: () => ({}) },
  }),
  parseHTML: () => [{ tag: `section.${recipeClass}` }],
  renderHTML: ({ node }) => specOf(node.attrs.recipe as RecipeBlock) as unknown as DOMOutputSpec,
})
