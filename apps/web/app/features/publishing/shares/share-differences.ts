import { composerText } from './composer/composer.text.ts'
import { audienceValue, type Draft } from './composer/draft.ts'
import { shareEditorText } from './composer/share-editor.text.ts'

const lines = (rows: string[]) => rows.filter((row) => row.trim() !== '').join('\n')

/** In form order. */
const facets: ReadonlyArray<readonly [name: string, words: (draft: Draft) => string]> = [
  [shareEditorText.facets.title, ({ title }) => title],
  [shareEditorText.facets.when, ({ outing }) => `${outing.day} ${outing.time}`.trim()],
  [shareEditorText.facets.place, ({ outing }) => [outing.place, outing.town].filter(Boolean).join(', ')],
  [composerText.outingKind, ({ outing }) => outing.kind],
  [shareEditorText.facets.seats, ({ outing }) => outing.seats],
  [shareEditorText.facets.words, ({ body }) => body],
  [
    shareEditorText.facets.recipe,
    ({ recipe: { servings, minutes, season } }) =>
      // Other kinds only hold the default servings.
      minutes === '' ? '' : shareEditorText.recipe(servings, minutes, season),
  ],
  [
    composerText.ingredients,
    ({ recipe }) => lines(recipe.ingredients.map(({ quantity, name }) => `${quantity} ${name}`.trim())),
  ],
  [composerText.steps, ({ recipe }) => lines(recipe.steps)],
  [
    composerText.pictures,
    ({ images }) => lines(images.map(({ alt }, index) => shareEditorText.picture(index + 1, alt))),
  ],
  [shareEditorText.facets.cover, ({ cover }) => (cover === null ? '' : shareEditorText.covered(cover))],
  [composerText.visibility, (draft) => shareEditorText.audiences[draft.visibility] ?? audienceValue(draft)],
]

/** Compares picture ids too: two pictures may have the same alternative text. */
export function differencesOf(mine: Draft, other: Draft): Array<{ name: string; here: string; there: string }> {
  const pictures = ({ images }: Draft) => images.map(({ fileId }) => fileId).join()
  return facets
    .map(([name, words]) => ({ name, here: words(mine), there: words(other) }))
    .filter(
      ({ name, here, there }) =>
        here !== there || (name === composerText.pictures && pictures(mine) !== pictures(other)),
    )
}
