import { describe, expect, it } from 'vitest'
import { DisplayName } from './identity.ts'
import { personText } from './primitives.ts'
import { cleanText, isReservedName, usernameProposal } from './text-rules.ts'

describe('what she wrote', () => {
  it.each([
    ['direction overrides', 'avant\u202eerrière', 'avanterrière'],
    ['isolates', '\u2066a\u2069', 'a'],
    ['control characters', 'a\u0007b\u0085c', 'abc'],
    ['old line ends', 'a\r\nb\rc', 'a\nb\nc'],
    ['marks piled on a letter', `e${'\u0301'.repeat(40)}`, `e${'\u0301'.repeat(3)}`],
  ])('is kept without %s', (_what, text, kept) => {
    expect(cleanText(text)).toBe(kept)
  })

  it.each(['\u202e\u200b', ' \u00a0\u3000 ', '\u2800', '\u3164', '\u0301', '\ufe0f', '\u{e0041}'])(
    'is empty where nobody can see it: %j',
    (text) => {
      expect(cleanText(text)).toBe('')
      expect(personText(10, '').parse(text)).toBe('')
    },
  )

  it.each(['👩🏽‍🍳', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'نورة', 'Zoé', '2️⃣', 'ก็', 'Việt'])('stays as it is: %s', (text) => {
    expect(cleanText(text)).toBe(text)
  })
})

describe('a display name', () => {
  it.each([
    ['Zoé Ñandú 🌸', 'zoe-nandu'],
    ['🌸 Zoé 🌸 Ñandú 👩🏽‍🍳', 'zoe-nandu'],
    ['Zoé -', 'zoe'],
    ['Zoé Нина', 'zoe'],
    ['Нина', ''],
    [`${'a'.repeat(29)} b`, 'a'.repeat(29)],
  ])('%s proposes « %s »', (name, proposed) => {
    expect(usernameProposal(name)).toBe(proposed)
  })

  it.each(['Нина', '美咲', 'نورة', 'Léa', 'Rose-Marie', 'Adminata', 'Lola 🌸'])('may be %s', (name) => {
    expect(DisplayName.parse(name)).toBe(name)
  })

  it.each(['Admin', 'ADMIN 🌸', 'modération', 'L\u200bé\u200ba Modératrice', 'Équipe technique', '𝐀𝐝𝐦𝐢𝐧', 'Sécurité'])(
    'does not pass for the house: %s',
    (name) => {
      expect(isReservedName(name)).toBe(true)
      expect(DisplayName.safeParse(name).success).toBe(false)
    },
  )

  it('stands on one line', () => {
    expect(DisplayName.parse(' Léa\n\u202e  Marie ')).toBe('Léa Marie')
  })

  it.each(['🌸🌸', '--', '\u202e\u200b', 'a'])('needs something to call her by: %j', (name) => {
    expect(DisplayName.safeParse(name).success).toBe(false)
  })
})
