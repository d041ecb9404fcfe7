import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeLeakedPasswords } from '../../../../../../tools/leaked-passwords.ts'
import { isAmong, isLeaked, leakedMarksFile, marksOf } from './leaked-passwords.ts'

describe('the built-in list', () => {
  it('has more than the 3 000 required entries, sorted and unique', () => {
    const marks = readFileSync(leakedMarksFile)
    const all = Array.from({ length: marks.length / 8 }, (_, index) => marks.readBigUInt64BE(index * 8))
    expect(all).toHaveLength(43_940)
    expect(all.every((mark, index) => index === 0 || mark > (all[index - 1] ?? 0n))).toBe(true)
  })

  it('matches leaked passwords in any case, and nothing else', () => {
    for (const leaked of ['1qaz2wsx3edc4rfv', 'Mailcreated5240', 'MAILCREATED5240', 'q1w2e3r4t5y6']) {
      expect(isLeaked(leaked), leaked).toBe(true)
    }
    for (const other of ['bougie tramway noisette', 'Mailcreated5241', '']) expect(isLeaked(other), other).toBe(false)
  })
})

describe('a custom list', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'leaked-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const made = async (words: string) => {
    writeFileSync(join(folder, 'list.txt'), words)
    const number = await makeLeakedPasswords(join(folder, 'list.txt'), join(folder, 'marks.bin'))
    return { number, marks: readFileSync(join(folder, 'marks.bin')) }
  }

  it('contains each acceptable password once, as a hash', async () => {
    const { number, marks } = await made('court\r\nEscalier Rouge 12\r\nescalier rouge 12\nautre chose encore\n\n')
    expect(number).toBe(2)
    for (const known of ['escalier rouge 12', 'ESCALIER ROUGE 12', 'autre chose encore']) {
      expect(isAmong(marks, known), known).toBe(true)
    }
    expect(isAmong(marks, 'court')).toBe(false)
    expect(marks.toString('latin1')).not.toContain('escalier')
  })

  it('has no effect when it is empty', async () => {
    await expect(made('court\n')).rejects.toThrow('no password that could be chosen')
  })

  it('finds its first and its last hash', () => {
    const words = Array.from({ length: 99 }, (_, index) => `mot de passe ${index}`)
    const marks = marksOf(words)
    expect(words.filter((word) => !isAmong(marks, word))).toEqual([])
    expect(isAmong(Buffer.alloc(0), 'mot de passe 1')).toBe(false)
  })
})
