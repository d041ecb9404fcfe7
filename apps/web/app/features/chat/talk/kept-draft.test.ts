import { expect, it } from 'vitest'
import { newDraft, parseDraft } from './kept-draft.ts'

it('gives every state of a draft an id of its own, and finds it again', () => {
  const draft = newDraft('Bonjour', true)
  expect(newDraft('Bonjour', true).clientId).not.toBe(draft.clientId)
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

it('takes words that an earlier page kept for words', () => {
  for (const words of ['Bonjour', '12', 'null', '{"a":1}', '"x"'])
    expect(parseDraft(words)).toMatchObject({ text: words, saved: false })
})
