import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { limits } from '@consoeurs/contract'

/** Bytes per hash; collisions once in 10^14. */
const MARK = 8

/** Lower-cased: attackers try both cases. */
const markOf = (password: string): Buffer =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, MARK)

const isLongEnough = (password: string) =>
  password.length >= limits.password.min && password.length <= limits.password.max

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

export const leakedMarksFile = new URL('../../../../data/leaked-passwords.bin', import.meta.url)

let loadMarks: Buffer | undefined

/** Attackers try leaked passwords first (OWASP ASVS 6.2.12). */
export function isLeaked(password: string): boolean {
  loadMarks ??= readFileSync(leakedMarksFile)
  return isAmong(loadMarks, password)
}
