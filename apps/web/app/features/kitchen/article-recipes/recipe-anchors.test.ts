import { recipesWithin } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { withRecipeAnchors } from './recipe-anchors.ts'

const section = (name: string) =>
  `<section class="recette" data-minutes="5" data-servings="2"><h3>${name}</h3><ul><li>sel</li></ul><ol><li>Sale.</li></ol></section>`

describe('the recipes of an article', () => {
  it('have an anchor and a place for buttons, by their position', () => {
    const html = withRecipeAnchors(`<p>Un</p>${section('Une')}${section('Deux')}`, {
      ...{ recipes: [{ id: 12, position: 1 }], keeps: false },
    })
    expect(html).toBe(
      `<p>Un</p>${section('Une')}<section class="recette" id="recette-12" data-minutes="5" data-servings="2"><h3>Deux</h3><ul><li>sel</li></ul><ol><li>Sale.</li></ol><div id="outils-12"></div></section>`,
    )
  })

  it('stay readable for the structured data', () => {
    const html = withRecipeAnchors(section('Une'), { recipes: [{ id: 7, position: 0 }], keeps: true })
    expect(html).toContain('href="/carnet?garder=7"')
    expect(recipesWithin(html)).toEqual(recipesWithin(section('Une')))
  })

  it('leave a text without recipes as it is', () => {
    expect(withRecipeAnchors('<p>Rien</p>', { recipes: [], keeps: true })).toBe('<p>Rien</p>')
  })
})
