import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { limits } from '@consoeurs/contract'

/** Bytes of a mark: two different passwords of the list and of a form share one once in 10^14 times. */
const MARK = 8

/** Whoever tries a list tries it in small and in capital letters. */
const markOf = (password: string): Buffer =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, MARK)

const isLongEnough = (password: string) =>
  password.length >= limits.password.min && password.length <= limits.password.max

/** The marks of the passwords of a list that could be chosen here, sorted, each once. */
export function marksOf(passwords: Iterable<string>): Buffer {
  const marks = new Map<string, Buffer>()
  for (const password of passwords) {
    if (!isLongEnough(password)) continue
    const mark = markOf(password)
    marks.set(mark.toString('hex'), mark)
  }
  return Buffer.concat([...marks.values()].sort(Buffer.compare))
}

export function isAmong(marks: Buffer, password: string): boolean {
  const wanted = markOf(password)
  let [low, high] = [0, marks.length / MARK]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const order = marks.compare(wanted, 0, MARK, middle * MARK, (middle + 1) * MARK)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle
  }
  return false
}

export const leakedMarksFile = new URL('../../../data/leaked-passwords.bin', import.meta.url)

let kept: Buffer | undefined

/** Whether it stands in a list that went around after a leak: whoever wants in tries those first (OWASP ASVS 6.2.12). */
export function isLeaked(password: string): boolean {
  kept ??= readFileSync(leakedMarksFile)
  return isAmong(kept, password)
}
