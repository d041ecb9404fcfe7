import { readFileSync } from 'node:fs'
import { foldText } from '@consoeurs/contract'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import journal from '../migrations/meta/_journal.json' with { type: 'json' }
import { foldTextSql } from './fold-text-sql.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Folded by the database. */
async function foldedBySql(texts: string[]): Promise<string[]> {
  const { rows } = await test.db.execute<{ folded: string }>(
    sql`select fold_text(given) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as all_texts (given, at) order by at`,
  )
  return rows.map(({ folded }) => folded)
}

describe('folding in the contract and in the database', () => {
  const vectors: [text: string, folded: string][] = [
    ['Éléonore', 'eleonore'],
    ['e\u0301le\u0301onore', 'eleonore'],
    ['CŒUR, œuf, Æther', 'coeur, oeuf, aether'],
    ['Łucja ŁUCJA', 'lucja lucja'],
    ['Søren ØYVIND', 'soren oyvind'],
    ['Strauß STRAUẞ STRAUSS', 'strauss strauss strauss'],
    ['Þóra Guðrún Đặng', 'thora gudrun dang'],
    ['ﬁlle ﬀ ĳs', 'fille ff ijs'],
    ['ＡＤＭＩＮ 𝐀𝐝𝐦𝐢𝐧 ⓐⓓⓜⓘⓝ', 'admin admin admin'],
    ['İstanbul ISPARTA ılık', 'istanbul isparta ilik'],
    ['ΣΊΣΥΦΟΣ Σίσυφος', 'σισυφοσ σισυφοσ'],
    ['ЁЛКА Ёлка', 'елка елка'],
    ['نُورَة نورة', 'نورة نورة'],
    ['Cam\u200bil\u00adle\ufeff \u2060Z\u034foé\u3164', 'camille zoe'],
    ['l’été l‘été lʼété', "l'ete l'ete l'ete"],
    ['Jean‑Luc Marie–Claire', 'jean-luc marie-claire'],
    ['50\u00a0€\u202f!', '50 € !'],
    ['👩🏽\u200d🍳 ❤\ufe0f', '👩🏽🍳 ❤'],
  ]

  it.each(vectors)('%j is %j', async (text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(await foldedBySql([text])).toEqual([folded])
  })

  it('is equal for every letter of members’ alphabets, and every invisible character', async () => {
    const all = Array.from({ length: 0x110000 }, (_, point) => point)
      .filter((point) => point > 0 && (point < 0xd800 || point > 0xdfff))
      .map((point) => String.fromCodePoint(point))
    const compared = all.filter((letter) =>
      /[\p{DI}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Inherited}]/u.test(
        letter,
      ),
    )
    const { rows } = await test.db.execute<{ letter: string }>(
      sql`select letter from unnest(${sql.param(compared)}::text[]) letter where unicode_assigned(letter)`,
    )
    const known = rows.map(({ letter }) => letter)
    const folded = await foldedBySql(known)
    const different = known.filter((letter, at) => foldText(letter) !== folded[at])
    expect(known.length).toBeGreaterThan(2000)
    expect(different.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([])
  })
})

it('uses the function of the last migration that defines it', () => {
  const folder = new URL('../migrations/', import.meta.url)
  const all = journal.entries.map(({ tag }) => readFileSync(new URL(`${tag}.sql`, folder), 'utf8'))
  expect(all.findLast((text) => text.includes('FUNCTION "fold_text"'))).toContain(foldTextSql())
})
