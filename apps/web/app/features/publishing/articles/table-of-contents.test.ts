import { expect, it } from 'vitest'
import { tableOfContents } from './table-of-contents.ts'

it('lists the headings of the second level, in order, in plain words', () => {
  const html = '<h2 id="un">Un <em>mot</em></h2><p>…</p><h3 id="x">Non</h3><h2 id="deux">A &amp; B</h2><h2>Sans</h2>'
  expect(tableOfContents(html)).toEqual([
    { id: 'un', title: 'Un mot' },
    { id: 'deux', title: 'A & B' },
  ])
})
