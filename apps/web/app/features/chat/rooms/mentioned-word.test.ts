import { describe, expect, it } from 'vitest'
import { mentionedWord, withMention } from './mentioned-word.ts'

const behind = (text: string) => mentionedWord(text, text.length)

describe('the name that she begins to type', () => {
  it.each([
    ['@', ''],
    ['@lé', 'lé'],
    ['Merci @Camille-du', 'Camille-du'],
    ['(@ines', 'ines'],
  ])('in « %s » is « %s »', (text, q) => {
    expect(behind(text)?.q).toBe(q)
  })

  it.each(['', 'Merci', 'camille@exemple', 'Merci @lea ', 'https://exemple.fr/@lea'])('is none in « %s »', (text) => {
    expect(behind(text)).toBeNull()
  })

  it('is the one behind the caret, not another', () => {
    expect(mentionedWord('@lea et @ines', 4)).toEqual({ from: 0, to: 4, q: 'lea' })
  })

  it('is put whole in its place, and the caret behind it', () => {
    const text = 'Merci @lé pour tout'
    const word = mentionedWord(text, 9)
    expect(word && withMention(text, word, 'lea')).toEqual({ text: 'Merci @lea pour tout', caret: 11 })
  })
})
