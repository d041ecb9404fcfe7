/**
 * `node tools/leaked-passwords.ts <list.txt> [<file>]`, from one password per line. Stores fingerprints of those that
 * meet our rules.
 */
import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { leakedMarksFile, marksOf } from '../apps/api/src/features/account/password/leaked-passwords.ts'

/** @returns the number of fingerprints */
export async function makeLeakedPasswords(list: string, target: string): Promise<number> {
  const passwords: string[] = []
  const lines = createInterface({ input: createReadStream(list, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) passwords.push(line)
  const marks = marksOf(passwords)
  if (marks.length === 0) throw new Error(`${list} holds no password that could be chosen here.`)
  writeFileSync(target, marks)
  return marks.length / 8
}

if (import.meta.main) {
  const [list, target = fileURLToPath(leakedMarksFile)] = process.argv.slice(2)
  if (list === undefined) {
    console.error('node tools/leaked-passwords.ts <list.txt> [<file>]')
    process.exitCode = 1
  } else {
    console.log(`${await makeLeakedPasswords(list, target)} passwords, as marks, in ${target}`)
  }
}
