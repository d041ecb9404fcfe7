import { describe, expect, it } from 'vitest'
import { DisplayName } from '../account/identity.ts'
import { isReservedName } from '../people/reserved-names.ts'
import { personText } from '../primitives.ts'
import { cleanText, usernameProposal } from './text-rules.ts'

describe('user text', () => {
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
    'is empty if it is invisible: %j',
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
    ['Θea Martin', 'martin'],
    ['Łucja', 'lucja'],
    ['Søren Strauß', 'soren-strauss'],
    ['Øyvind', 'oyvind'],
    ['ᴍᴀʀɪᴇ', 'marie'],
    ['Marie–Claire', 'marie-claire'],
    ['Lou\u200bise', 'louise'],
    [`${'a'.repeat(29)} b`, 'a'.repeat(29)],
  ])('%s proposes « %s »', (name, proposed) => {
    expect(usernameProposal(name)).toBe(proposed)
  })

  it.each(['Нина', '美咲', 'نورة', 'Léa', 'Rose-Marie', 'Adminata', 'Lola 🌸'])('may be %s', (name) => {
    expect(DisplayName.parse(name)).toBe(name)
  })

  it.each([
    ...['Admin', 'ADMIN 🌸', 'modération', 'L\u200bé\u200ba Modératrice', 'Équipe technique', '𝐀𝐝𝐦𝐢𝐧', 'Sécurité'],
    ...['L’équipe', "L'équipe", 'Équipes', 'Les modératrices', 'Administratrices', 'L’Administration', 'Modératrice42'],
    ...['m o d e r a t r i c e', 'Léa, a.d.m.i.n', 'modérateur·rices', 'Le support', 'Service d’aide'],
  ])('does not pass for the staff: %s', (name) => {
    expect(isReservedName(name)).toBe(true)
    expect(DisplayName.safeParse(name).success).toBe(false)
  })

  it.each([
    ...['Violette', 'violette 🌸', 'V i o l e t t e', 'L’équipe Violette', 'Support Violette', 'Violette officielle'],
    ...['Violette-Sécurité', 'Aide de Violette', 'SupportViolette', 'Les fondatrices de Violette'],
  ])('does not pass for the site « Violette »: %s', (name) => {
    expect(isReservedName(name, 'Violette')).toBe(true)
  })

  it.each([
    ...['Aïda', 'Moder', 'Admira', 'Violette Martin', 'La Violette', 'Rose-Violette', 'Violette69', 'Viola', 'L’Aimée'],
    ...['J K Rowling', 'Aide-soignante', 'Séverine', 'Anne d’Équipée'],
  ])('is not mistaken for the site’s: %s', (name) => {
    for (const site of ['Violette', 'Sève']) expect(isReservedName(name, site)).toBe(false)
    expect(DisplayName.parse(name)).toBe(name)
  })

  it('has one line', () => {
    expect(DisplayName.parse(' Léa\n\u202e  Marie ')).toBe('Léa Marie')
  })

  it.each([
    ['Zoe\u0301', 'Zoé'],
    ['Cam\u200bi\u00adlle\u2060', 'Camille'],
    ['Lou\u2800 ❤️\u200b', 'Lou ❤️'],
    ['L\ufe0féa', 'Léa'],
    ['👩\u{e0041}\u{e0042} Lou', '👩 Lou'],
  ])('is stored without invisible characters: %j', (name, stored) => {
    expect(DisplayName.parse(name)).toBe(stored)
  })

  it.each(['👩🏽‍🍳 Lou', 'Gwen 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'Deux 2️⃣', 'Fleur ❤️', '👨‍👩‍👧‍👦 nous', '🇫🇷 Lou'])(
    'keeps its emoji whole: %s',
    (name) => {
      expect(DisplayName.parse(name)).toBe(name)
    },
  )

  it('is measured in graphemes', () => {
    for (const letter of ['e\u0301', 'q\u0323', '🌸']) {
      const named = (count: number) => `A${letter.repeat(count - 1)}`
      expect(DisplayName.safeParse(named(40)).success).toBe(true)
      expect(DisplayName.safeParse(named(41)).success).toBe(false)
    }
    expect(DisplayName.safeParse('e\u0301').success).toBe(false)
    expect(DisplayName.safeParse('q\u0323').success).toBe(false)
    expect(DisplayName.safeParse(`A${'👩\u200d'.repeat(400)}👩`).success).toBe(false)
  })

  it.each(['🌸🌸', '--', '\u202e\u200b', 'a'])('needs at least two characters, with a letter: %j', (name) => {
    expect(DisplayName.safeParse(name).success).toBe(false)
  })
})
