import { composerText } from './composer/composer.text.ts'
import { audienceValue, type Draft } from './composer/draft.ts'
import { timesOf } from './composer/recipe/draft-recipe.ts'
import { recipeFieldsText } from './composer/recipe/recipe-fields.text.ts'
import { shareEditorText } from './composer/share-editor.text.ts'
import { recipeText } from './recipe/recipe.text.ts'

const lines = (rows: string[]) => rows.filter((row) => row.trim() !== '').join('\n')

const whenOf = ({ choosing, dates, ...date }: Draft['outing']) =>
  lines((choosing ? dates : [date]).map(({ day, time }) => `${day} ${time}`.trim()))

const yieldLabel = (unit: string) => recipeFieldsText.yields.find(({ value }) => value === unit)?.label ?? ''

/** « Étape 2 : 20 min, photo 1 » */
const stepDetails = ({ recipe, images }: Draft) =>
  recipe.details.map(({ minutes, fileId }, at) => {
    const picture = images.findIndex((image) => image.fileId === fileId) + 1
    return shareEditorText.stepDetail(at + 1, minutes, picture)
  })

/** In form order. */
const facets: ReadonlyArray<readonly [name: string, words: (draft: Draft) => string]> = [
  [shareEditorText.facets.title, ({ title }) => title],
  [shareEditorText.facets.when, ({ outing }) => whenOf(outing)],
  [shareEditorText.facets.place, ({ outing }) => [outing.place, outing.town].filter(Boolean).join(', ')],
  [composerText.outingKind, ({ outing }) => outing.kind],
  [shareEditorText.facets.seats, ({ outing }) => outing.seats],
  [shareEditorText.facets.words, ({ body }) => body],
  [
    shareEditorText.facets.recipe,
    ({ recipe: { servings, yieldUnit, minutes, season } }) =>
      // Other kinds only hold the default servings.
      minutes === '' ? '' : shareEditorText.recipe(`${servings} ${yieldLabel(yieldUnit)}`, minutes, season),
  ],
  [recipeText.timesTitle, ({ recipe }) => recipeText.times(timesOf(recipe) ?? {})],
  [recipeText.equipmentTitle, ({ recipe }) => lines([...recipe.equipment, recipe.otherEquipment])],
  [
    composerText.ingredients,
    ({ recipe }) => lines(recipe.ingredients.map(({ quantity, name }) => `${quantity} ${name}`.trim())),
  ],
  [composerText.steps, ({ recipe }) => lines(recipe.steps)],
  [shareEditorText.facets.stepDetails, (draft) => lines(stepDetails(draft))],
  [recipeFieldsText.source, ({ recipe }) => lines([recipe.originName, recipe.originUrl])],
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
