import { recipeClass } from '@consoeurs/contract'
import { knownTags } from './extensions.ts'
import { isOurs } from './recipe-node.ts'

const only = <Found extends Element>(parent: Element, tag: string): Found | null =>
  parent.children.length === 1 && parent.childNodes.length === 1 && parent.firstElementChild?.localName === tag
    ? (parent.firstElementChild as Found)
    : null

/** Moves a first row of headers into `thead` and sets their scope. */
function dressTable(table: Element): void {
  const body = table.querySelector('tbody')
  const first = body?.querySelector('tr')
  if (body && first && [...first.children].every(({ localName }) => localName === 'th')) {
    const head = document.createElement('thead')
    head.append(first)
    body.before(head)
  }
  for (const header of table.querySelectorAll('th')) {
    header.setAttribute('scope', header.closest('thead') === null ? 'row' : 'col')
  }
  for (const cell of table.querySelectorAll('th, td')) {
    for (const name of ['colspan', 'rowspan', 'colwidth', 'style']) cell.removeAttribute(name)
  }
  for (const columns of table.querySelectorAll('colgroup')) columns.remove()
}

/** Normalises the editor's HTML: no paragraphs in cells and items, accessible tables, no trailing empty block. */
export function tidyBody(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const table of body.querySelectorAll('table')) dressTable(table)
  for (const cell of body.querySelectorAll('th, td, li')) {
    const paragraph = only(cell, 'p')
    if (paragraph) cell.replaceChildren(...paragraph.childNodes)
  }
  // Also for items with a nested list.
  for (const item of body.querySelectorAll('li')) {
    const [first, second, ...rest] = item.children
    if (first?.localName === 'p' && rest.length === 0 && (second?.localName === 'ul' || second?.localName === 'ol')) {
      first.replaceWith(...first.childNodes)
    }
  }
  for (const words of body.querySelectorAll('figcaption')) if (words.textContent === '') words.remove()
  while (body.lastElementChild?.localName === 'p' && body.lastElementChild.childNodes.length === 0) {
    body.lastElementChild.remove()
  }
  return body.innerHTML
}

/** Tags that the editor would drop. */
export function unknownTags(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const recipe of body.querySelectorAll(`section.${recipeClass}`)) if (isOurs(recipe)) recipe.remove()
  const names = [...body.querySelectorAll('*')].map(({ localName }) => localName)
  return [...new Set(names)].filter((name) => !knownTags.has(name))
}
