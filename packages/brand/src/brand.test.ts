import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandCodes, isBrandCode } from './codes.ts'
import { discreetApp } from './discreet.ts'
import { type BrandCode, brandAsset, catalogue, catalogueOf, defaultBrandCode, loadBrand } from './index.ts'
import { readPalette } from './palette.ts'
import { publicFolder } from './seed.ts'
import { lowContrastPairs, lowContrastPairsFor, lowestContrast } from './theme-colours.ts'
import { textsOf, typographyFaults } from './typography.ts'

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('brand codes', () => {
  it('are recognised, and no other string is', () => {
    expect(brandCodes.every(isBrandCode)).toBe(true)
    expect([isBrandCode('autre'), isBrandCode(undefined), isBrandCode('')]).toEqual([false, false, false])
  })

  it('begin with the default brand', () => {
    expect(brandCodes[0]).toBe(defaultBrandCode)
    expect(brandCodes.length).toBeGreaterThanOrEqual(2)
  })
})

describe('notification catalogue', () => {
  it('has the sections and values that are stored and sent on the socket', () => {
    const values = Object.fromEntries(catalogue.map(({ section, entries }) => [section, entries.map((e) => e.value)]))
    expect(values).toEqual({
      profil: ['visite', 'honneur', 'interaction', 'reciproque', 'alerte', 'bocal'],
      messages: ['message', 'demande', 'groupe', 'invitation', 'courses'],
      partages: [
        'reaction',
        'commentaire',
        'mention',
        'reponse',
        'sortie',
        'participation',
        'faite',
        'troc',
        'ingredient',
      ],
      communautes: ['annonce', 'adhesion', 'invitation'],
      salons: ['message', 'mention'],
      blog: ['article'],
      compte: ['moderation', 'securite', 'rappel'],
    })
  })

  it('numbers the entries of each group, and only account entries are mandatory', () => {
    for (const { section, entries } of catalogue) {
      expect(entries.map((entry) => entry.index)).toEqual(entries.map((_, index) => index))
      expect(entries.every((entry) => entry.always === (section === 'compte'))).toBe(true)
    }
    expect(textsOf(catalogue).flatMap(({ text }) => typographyFaults(text))).toEqual([])
  })
})

describe.each(brandCodes)('the catalogue of %s', (code: BrandCode) => {
  it('overrides existing entries of the shared one only, and never disables mandatory ones', async () => {
    const brand = await loadBrand(code)
    const names = catalogue.flatMap(({ section, entries }) => entries.map(({ value }) => `${section}.${value}`))
    expect(names).toEqual(expect.arrayContaining(Object.keys(brand.notices.defaults)))
    const entries = catalogueOf(brand).flatMap((group) => group.entries.map((entry) => ({ group, entry })))
    for (const { group, entry } of entries) {
      expect(entry).toMatchObject(brand.notices.defaults[`${group.section}.${entry.value}`] ?? {})
      if (entry.always) expect(entry).toMatchObject({ inApp: true, push: true })
    }
  })
})

it('each brand has its own page descriptions', async () => {
  const brands = await Promise.all(brandCodes.map((code) => loadBrand(code)))
  const descriptions = brands.flatMap(({ text }) => [text.description, ...Object.values(text.descriptions)])
  expect(repeated(descriptions)).toEqual([])
})

describe.each(brandCodes)('brand %s', (code: BrandCode) => {
  it('has the name of its folder', async () => {
    expect((await loadBrand(code)).code).toBe(code)
  })

  it('uses correct French typography', async () => {
    const { marks: _, ...words } = await loadBrand(code)
    const faults = textsOf(words).flatMap(({ path, text }) => typographyFaults(text).map((f) => `${path}: ${f}`))
    expect(faults).toEqual([])
  })

  it('offers enough choices, with unique values', async () => {
    const brand = await loadBrand(code)
    const interests = brand.interests.flatMap((group) => group.interests.map((interest) => interest.value))
    expect(interests.length).toBeGreaterThanOrEqual(30)
    expect(brand.profileQuestions.length).toBeGreaterThanOrEqual(8)
    for (const description of [brand.text.description, ...Object.values(brand.text.descriptions)])
      expect(description.length).toBeLessThanOrEqual(160)
    for (const values of [
      interests,
      brand.profileQuestions.map((question) => question.id),
      brand.reactions.map((reaction) => reaction.kind),
      brand.honors.map((honor) => honor.kind),
      brand.shareKinds.map((share) => share.kind),
      brand.lookingFor.map((choice) => choice.value),
    ])
      expect(repeated(values)).toEqual([])
    expect(brand.lookingForWhom.length > 0).toBe(brand.features.seeksSomeone)
  })

  it('has every drawing and icon it names, and a style for every class and role of its marks', async () => {
    const brand = await loadBrand(code)
    const files = [
      ...Object.values(brand.illustrations).map((illustration) => illustration.src),
      ...['favicon.svg', 'maskable.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-180.png'],
      'badge-96.png',
      ...Object.values(discreetApp.files),
      'og.png',
      'mail-header.png',
    ]
    expect(files.filter((file) => !existsSync(new URL(file, publicFolder(code))))).toEqual([])
    expect(brandAsset(code, 'og.png')).toBe(`/brand/${code}/og.png`)

    const css = ['../styles/tokens.css', `../brands/${code}/style.css`].map((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    )
    const drawings = Object.values(brand.marks).join('')
    const classes = [...drawings.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? [])
    const roles = [...drawings.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '')
    expect(classes.filter((name) => !name.startsWith(`${code}-`) || !css.join('').includes(`.${name}`))).toEqual([])
    expect(roles.filter((role) => !css.join('').includes(`${role}:`))).toEqual([])
    // A page's security policy refuses inline styles, and two inlined drawings may not share an id.
    expect(drawings).not.toMatch(/<style|style="|\sid="|<script/)
  })

  it.each(['light', 'dark'] as const)('has enough contrast in every pair of its %s colours', (theme) => {
    expect(lowContrastPairs(readPalette(code, theme))).toEqual([])
  })

  it.each(['light', 'dark'] as const)('can be read in the %s colours that follow from its own two', (theme) => {
    const palette = readPalette(code, theme)
    const { brand: main = '', accent = '' } = palette
    expect(lowContrastPairsFor({ brand: main, accent }, theme, palette)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('has a readable text on any accent in its %s colours', (theme) => {
    const palette = readPalette(code, theme)
    const greys = Array.from({ length: 256 }, (_, part) => `#${part.toString(16).padStart(2, '0').repeat(3)}`)
    const low = ['#d9480f', '#d1495b', ...greys].filter(
      (accent) => lowContrastPairsFor({ brand: palette.brand ?? '', accent }, theme, palette).length > 0,
    )
    expect(low).toEqual([])
  })

  it.each(['light', 'dark'] as const)('gives the lowest contrast of all pairs in its %s colours', (theme) => {
    const palette = readPalette(code, theme)
    const colours = { brand: '#7a7a7a', accent: palette.accent ?? '' }
    const [worst] = lowContrastPairsFor(colours, theme, palette)
    expect(lowestContrast(colours, theme, palette)).toBe(worst?.ratio)
    // #767676 has 4.54 on white and 4.62 on black: the texts on this accent are the lowest.
    const onAccent = lowestContrast({ brand: palette.text ?? '', accent: '#767676' }, theme, palette)
    expect(onAccent).toBeLessThan(4.63)
  })
})
