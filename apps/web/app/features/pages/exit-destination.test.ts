import { expect, it } from 'vitest'
import { exitDestination } from './exit-destination.ts'

it.each([
  ['https://exemple.fr/a?b=1#c', 'https://exemple.fr/a?b=1#c'],
  ['http://exemple.fr', 'http://exemple.fr/'],
  ['https://violette.fr:secret@mechant.example/', 'https://mechant.example/'],
])('%s may be left for', (to, href) => {
  expect(exitDestination(to)?.href).toBe(href)
})

it.each([
  null,
  '',
  '/members',
  '//exemple.fr',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.fr',
  'file:///etc',
])('%s is refused', (to) => {
  expect(exitDestination(to)).toBeNull()
})
