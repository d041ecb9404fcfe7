import { recipesWithin } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { cleanBody, droppedTags, textOfBody } from './clean-body.ts'

const recipe =
  '<section class="recette" data-minutes="15" data-servings="4" data-season="hiver"><h3>Oranges &amp; sirop</h3><dl><dt>Temps</dt><dd>15 min</dd></dl><ul><li><strong>4</strong> oranges</li><li>cannelle</li></ul><ol><li>Pèle.</li><li>Attends &lt; 1 h.</li></ol></section>'

it('keeps a recipe unchanged, and parses it', () => {
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
])('keeps only the text of %s', (_, given, kept) => expect(cleanBody(given)).toBe(kept))

it.each([
  ['<p><b>Gras</b>, <i>penché</i></p>', '<p><strong>Gras</strong>, <em>penché</em></p>'],
  ['<h1>Un</h1><h5>Cinq</h5><h6>Six</h6>', '<h2 id="un">Un</h2><h4>Cinq</h4><h4>Six</h4>'],
  ['<p>10<sup>3</sup> kJ, H<sub>2</sub>O</p>', '<p>10<sup>3</sup> kJ, H<sub>2</sub>O</p>'],
  ['<b style="font-weight:normal"><p>Copié</p></b>', '<p>Copié</p>'],
  ['<p>10<span style="vertical-align:super">3</span></p>', '<p>10<sup>3</sup></p>'],
  ['<p><span style="font-weight:700">fort</span></p>', '<p><strong>fort</strong></p>'],
  ['<table><tfoot><tr><td>Total</td></tr></tfoot></table>', '<table><tbody><tr><td>Total</td></tr></tbody></table>'],
])('keeps the meaning of %s', (given, kept) => {
  expect(cleanBody(given)).toBe(kept)
  expect(cleanBody(kept)).toBe(kept)
  expect(droppedTags(given)).toEqual([])
})

it('lists each removed element once', () => {
  const library = `<img src="/files/${'a'.repeat(32)}-large.webp" alt="">`
  expect(droppedTags(`<div><p><u>a</u><u>b</u></p>${library}<iframe src="https://x.fr"></iframe></div>`)).toEqual([
    'u',
    'iframe',
  ])
  expect(droppedTags('<p>Un<img src="https://x.fr/a.png" alt="">, <o:p></o:p>deux</p>')).toEqual(['img'])
})

it('converts superscripts and subscripts to Unicode', () => {
  expect(textOfBody('<p>10<sup>-3</sup> g de CO<sub>2</sub></p>')).toBe('10⁻³ g de CO₂')
  expect(recipesWithin(recipe.replace('cannelle', '10<sup>3</sup> kJ'))[0]?.ingredients[1]?.name).toBe('10³ kJ')
})

it('removes forbidden attributes from a recipe', () => {
  const styled = recipe.replace('data-season', 'style="color:red" onclick="x()" data-season')
  expect(cleanBody(styled)).toBe(recipe)
})
