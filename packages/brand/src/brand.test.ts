import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type BrandCode, brandAsset, brandCodes, catalogue, isBrandCode, loadBrand } from './index.ts'
import { publicFolder } from './seed.ts'
import { textsOf, typographyFaults } from './typography.ts'

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('brand codes', () => {
  it('are recognised, and nothing else is', () => {
    expect(brandCodes.every(isBrandCode)).toBe(true)
    expect([isBrandCode('autre'), isBrandCode(undefined), isBrandCode('')]).toEqual([false, false, false])
  })
})

describe('notification catalogue', () => {
  it('has the sections and values that are stored and sent on the socket', () => {
    const values = Object.fromEntries(catalogue.map(({ section, entries }) => [section, entries.map((e) => e.value)]))
    expect(values).toEqual({
      messages: ['message', 'demande'],
      profil: ['visite', 'honneur', 'interaction'],
      partages: ['reaction', 'commentaire', 'mention'],
      communautes: ['annonce', 'adhesion', 'invitation'],
      salons: ['message', 'mention'],
      blog: ['article'],
      compte: ['moderation', 'securite'],
    })
  })

  it('numbers the entries of each group, and only the account is always on', () => {
    for (const { section, entries } of catalogue) {
      expect(entries.map((entry) => entry.index)).toEqual(entries.map((_, index) => index))
      expect(entries.every((entry) => entry.always === (section === 'compte'))).toBe(true)
    }
    expect(textsOf(catalogue).flatMap(({ text }) => typographyFaults(text))).toEqual([])
  })
})

describe.each(brandCodes)('brand %s', (code: BrandCode) => {
  it('writes French as it is printed', async () => {
    const { marks: _, ...words } = await loadBrand(code)
    const faults = textsOf(words).flatMap(({ path, text }) => typographyFaults(text).map((f) => `${path}: ${f}`))
    expect(faults).toEqual([])
  })

  it('offers enough to choose from, under values that are unique', async () => {
    const brand = await loadBrand(code)
    const interests = brand.interests.flatMap((group) => group.interests.map((interest) => interest.value))
    expect(interests.length).toBeGreaterThanOrEqual(30)
    expect(brand.profileQuestions.length).toBeGreaterThanOrEqual(8)
    expect(brand.text.description.length).toBeLessThanOrEqual(160)
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
      'og.png',
      'mail-header.png',
    ]
    expect(files.filter((file) => !existsSync(new URL(file, publicFolder(code))))).toEqual([])
    expect(brandAsset(code, 'og.png')).toBe(`/brand/${code}/og.png`)

    const css = ['tokens', code].map((name) => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8'))
    const drawings = Object.values(brand.marks).join('')
    const classes = [...drawings.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? [])
    const roles = [...drawings.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '')
    expect(classes.filter((name) => !name.startsWith(`${code}-`) || !css.join('').includes(`.${name}`))).toEqual([])
    expect(roles.filter((role) => !css.join('').includes(`${role}:`))).toEqual([])
    // A page's security policy refuses inline styles, and two inlined drawings may not share an id.
    expect(drawings).not.toMatch(/<style|style="|\sid="|<script/)
  })
})
