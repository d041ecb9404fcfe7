import { describe, expect, it } from 'vitest'
import { exitHref, textParts } from './text-parts.ts'

const links = (text: string) => textParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))
const mentions = (text: string) => textParts(text).flatMap((part) => (part.kind === 'mention' ? [part.username] : []))
const written = (text: string) =>
  textParts(text)
    .map((part) => part.text)
    .join('')

describe('textParts', () => {
  it('leaves plain words whole, with their line ends', () => {
    expect(textParts('Un soir.\n\nPuis un autre.')).toEqual([{ kind: 'text', text: 'Un soir.\n\nPuis un autre.' }])
  })

  it.each([
    ['Va voir https://exemple.fr.', 'https://exemple.fr/'],
    ['(https://exemple.fr/a)', 'https://exemple.fr/a'],
    ['https://fr.exemple.org/Sève_(plante) !', 'https://fr.exemple.org/S%C3%A8ve_(plante)'],
    ['« http://exemple.fr/x?y=1 »', 'http://exemple.fr/x?y=1'],
    ['www.exemple.fr, demain', 'https://www.exemple.fr/'],
  ])('%s leads to %s', (text, href) => {
    expect(links(text)).toEqual([href])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://exemple.fr', 'https://', 'http://localhost/x'])(
    '%s is no link',
    (text) => {
      expect(links(text)).toEqual([])
      expect(written(text)).toBe(text)
    },
  )

  it('shows where an address leads: its real host, not what its user part pretends', () => {
    expect(textParts('https://violette.fr@mechant.example/a')).toEqual([
      { kind: 'link', text: 'mechant.example/a', href: 'https://violette.fr@mechant.example/a' },
    ])
  })

  it('cuts a long address when it is shown, never when it is followed', () => {
    const address = `https://exemple.fr/${'a'.repeat(80)}`
    const [part] = textParts(address)
    expect(part).toMatchObject({ kind: 'link', href: address })
    expect(part?.text.length).toBe(48)
  })

  it('names members after @, but not e-mail addresses', () => {
    expect(mentions('Merci @Camille-du-34, et @lea !')).toEqual(['camille-du-34', 'lea'])
    expect(mentions('camille@exemple.fr, et @ab')).toEqual([])
  })

  it.each([
    '@Chloé',
    '@Chloe\u0301',
    '@chlo\u00ADé',
    '@anne-léa',
    '@anne-_é',
    '@Łucja',
    '@chlo\u212Ae',
    '@annaпётр',
    '@camille@exemple.fr',
    `@${'a'.repeat(31)}`,
  ])('%s names nobody: a mention is a whole word', (text) => {
    expect(mentions(`Merci ${text} !`)).toEqual([])
    expect(written(`Merci ${text} !`)).toBe(`Merci ${text} !`)
  })

  it.each([
    ['Merci @lea.', 'lea'],
    ['« @Lea »', 'lea'],
    ['@lea’s', 'lea'],
    ['@lea🌸', 'lea'],
    ['(@lea)', 'lea'],
    ['@lea- dit-elle', 'lea'],
    ['@lea-marie', 'lea-marie'],
    [`@${'a'.repeat(30)}`, 'a'.repeat(30)],
  ])('%s names %s, and loses no letter', (text, name) => {
    expect(mentions(text)).toEqual([name])
    expect(written(text)).toBe(text)
  })
})

it('hands the whole address to the exit page', () => {
  expect(exitHref('https://exemple.fr/?a=1&b=2')).toBe('/go?to=https%3A%2F%2Fexemple.fr%2F%3Fa%3D1%26b%3D2')
})
