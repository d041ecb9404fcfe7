import { recipesWithin } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { cleanBody } from './clean-body.ts'

const recipe =
  '<section class="recette" data-minutes="15" data-servings="4" data-season="hiver"><h3>Oranges &amp; sirop</h3><dl><dt>Temps</dt><dd>15 min</dd></dl><ul><li><strong>4</strong> oranges</li><li>cannelle</li></ul><ol><li>Pèle.</li><li>Attends &lt; 1 h.</li></ol></section>'

it('lets a recipe through to the letter, and tells what it holds', () => {
  expect(cleanBody(`<p>Avant.</p>${recipe}<h4>Après</h4>`)).toBe(`<p>Avant.</p>${recipe}<h4>Après</h4>`)
  expect(recipesWithin(`<p>Avant.</p>${recipe}${recipe}`)).toHaveLength(2)
  expect(recipesWithin(recipe)).toEqual([
    {
      ...{ name: 'Oranges & sirop', minutes: 15, servings: 4, season: 'hiver' },
      ingredients: [
        { quantity: '4', name: 'oranges' },
        { quantity: '', name: 'cannelle' },
      ],
      steps: ['Pèle.', 'Attends < 1 h.'],
    },
  ])
})

it.each([
  ['a section that is none', '<section><p>Un.</p></section>', '<p>Un.</p>'],
  ['one of another class', '<section class="menu" data-minutes="1" data-servings="1">Un</section>', 'Un'],
  ['one that counts nothing', '<section class="recette" data-minutes="x" data-servings="1">Un</section>', 'Un'],
])('leaves of %s its words', (_, given, kept) => expect(cleanBody(given)).toBe(kept))

it('drops what a recipe may not carry', () => {
  const styled = recipe.replace('data-season', 'style="color:red" onclick="x()" data-season')
  expect(cleanBody(styled)).toBe(recipe)
})
