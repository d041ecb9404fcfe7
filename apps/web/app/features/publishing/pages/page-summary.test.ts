import { expect, it } from 'vitest'
import { pageSummary } from './page-summary.ts'

it('keeps the words and leaves tags and headings out', () => {
  expect(pageSummary('<h2>Entre nous</h2><p>Bonjour <a href="/x">toi</a> &amp; elle.</p>')).toBe('Bonjour toi & elle.')
})

it('does not read an escaped tag as one, nor decode twice', () => {
  expect(pageSummary('<p>a &lt;b&gt; c &amp;lt;</p>')).toBe('a <b> c &lt;')
})

it('cuts between two words', () => {
  const summary = pageSummary(`<p>${'mot '.repeat(100)}</p>`)
  expect(summary.length).toBeLessThanOrEqual(160)
  expect(summary.endsWith('mot…')).toBe(true)
})
