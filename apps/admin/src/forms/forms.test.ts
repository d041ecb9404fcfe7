import { beforeEach, describe, expect, it } from 'vitest'
import type { ContentRecord } from '../records.ts'
import { restoredValues } from '../versions/restored-values.ts'
import { type ContentValues, problemsOf, publishedAtOf, sameContent, saveLabel, valuesOf } from './content-values.ts'
import { savedTextKey, savedTexts } from './saved-texts.ts'

const now = new Date('2026-03-12T10:00:00Z')
const past = '2026-03-01T08:00:00.000Z'
const later = '2026-04-01T08:00:00.000Z'

const record = (publishedAt: string | null): ContentRecord => ({
  ...{ id: 7, title: 'Titre', slug: 'titre', body: '<p>Un.</p>', seoTitle: '', seoDescription: '' },
  ...{ publishedAt, version: 3, createdAt: past, updatedAt: past },
})
const values = (publishedAt: string | null): ContentValues => valuesOf(record(publishedAt), now)

describe('publication', () => {
  it('is read from the moment since when it is there', () => {
    expect([null, past, later].map((at) => values(at).status)).toEqual(['draft', 'published', 'scheduled'])
  })

  it('comes back as it was: what is published stays so since then', () => {
    for (const at of [null, past, later]) expect(publishedAtOf(values(at), at, now)).toBe(at)
  })

  it('is now where a draft, or what waits, is published', () => {
    for (const at of [null, later]) {
      expect(publishedAtOf({ ...values(at), status: 'published' }, at, now)).toBe(now.toISOString())
    }
  })

  it('is scheduled for a moment to come, and asks for a title', () => {
    expect(problemsOf({ ...values(null), status: 'scheduled', scheduledAt: '2026-01-01T08:00' }, now)).toHaveProperty(
      'scheduledAt',
    )
    expect(problemsOf(values(later), now)).toEqual({})
    expect(problemsOf({ ...values(null), title: ' ' }, now)).toHaveProperty('title')
  })

  it('is said on the button', () => {
    const said = [saveLabel('draft', null), saveLabel('published', 'draft'), saveLabel('published', 'published')]
    expect(said).toEqual(['Enregistrer le brouillon', 'Publier', 'Enregistrer'])
  })
})

it('a version gives back its words, not its publication', () => {
  const content = { title: 'Avant', body: '<p>Avant.</p>', publishedAt: null }
  const back = restoredValues({ version: 1, content, author: null, createdAt: past }, values(past))
  expect(back).toMatchObject({ title: 'Avant', body: '<p>Avant.</p>', status: 'published', version: 3, slug: 'titre' })
})

describe('what a device keeps', () => {
  let storage: Storage
  beforeEach(() => {
    const held = new Map<string, string>()
    storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, text: string) => void held.set(key, text),
      removeItem: (key: string) => void held.delete(key),
    } as Storage
  })
  const key = savedTextKey(1, 'articles', 7)

  it('stays until she decides, though she writes something else meanwhile', () => {
    const texts = savedTexts(storage)
    texts.keep(key, { ...values(null), title: 'Perdu ?' }, now)
    expect(texts.open(key)?.values.title).toBe('Perdu ?')
    texts.keep(key, { ...values(null), title: 'Nouveau' }, now)
    texts.forget(key)
    expect(texts.open(key)?.values.title).toBe('Perdu ?')
    texts.decide(key)
    expect(texts.open(key)).toBeNull()
  })

  it('is one editor’s', () => {
    savedTexts(storage).keep(key, values(null), now)
    expect(savedTexts(storage).open(savedTextKey(2, 'articles', 7))).toBeNull()
  })

  it('is nothing new where only the version differs', () => {
    expect(sameContent(values(null), { ...values(null), version: 9 })).toBe(true)
    expect(sameContent(values(null), { ...values(null), title: 'x' })).toBe(false)
  })
})
