import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { correctDataFolder, openEntries } from './data-folder-modes.ts'

const umask = process.umask()
let dataDir: string
const at = (...names: string[]) => join(dataDir, ...names)
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

function folder(mode: number, ...names: string[]): void {
  mkdirSync(at(...names), { recursive: true })
  chmodSync(at(...names), mode)
}
function file(mode: number, ...names: string[]): void {
  writeFileSync(at(...names), '')
  chmodSync(at(...names), mode)
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'modes-'))
  folder(0o755, '.')
  folder(0o755, 'uploads')
  folder(0o755, 'uploads', 'ab')
  file(0o644, 'uploads', 'ab', 'photo.webp')
  folder(0o775, 'mails')
  file(0o600, 'mails', 'a.json')
  file(0o644, 'secret.previous')
  folder(0o755, 'theirs')
  file(0o644, 'theirs', 'notes.txt')
})
afterEach(() => {
  process.umask(umask)
  rmSync(dataDir, { recursive: true })
})

it('restricts files of earlier releases, and new files', () => {
  correctDataFolder({ dataDir, databaseUrl: 'postgres://x' })
  for (const name of ['.', 'uploads', 'uploads/ab', 'mails']) expect(modeOf(at(name)), name).toBe('700')
  for (const name of ['uploads/ab/photo.webp', 'mails/a.json', 'secret.previous'])
    expect(modeOf(at(name)), name).toBe('600')
  mkdirSync(at('uploads', 'cd'))
  writeFileSync(at('uploads', 'cd', 'new.webp'), '')
  expect([modeOf(at('uploads', 'cd')), modeOf(at('uploads', 'cd', 'new.webp'))]).toEqual(['700', '600'])
  expect([...openEntries({ dataDir, databaseUrl: 'postgres://x' }, { closedToo: true })]).toEqual([])
})

it('leaves foreign files alone, and follows no link out of its folder', () => {
  symlinkSync(at('theirs'), at('uploads', 'link'))
  correctDataFolder({ dataDir, databaseUrl: 'postgres://x' })
  expect([modeOf(at('theirs')), modeOf(at('theirs', 'notes.txt'))]).toEqual(['755', '644'])
})

it('finds an open file in a restricted folder too, in a full scan', () => {
  correctDataFolder({ dataDir, databaseUrl: 'postgres://x' })
  file(0o640, 'uploads', 'ab', 'copied.webp')
  const found = [...openEntries({ dataDir, databaseUrl: 'postgres://x' }, { closedToo: true })]
  expect(found).toEqual([{ path: at('uploads', 'ab', 'copied.webp'), mode: 0o640, wanted: 0o600 }])
})

it.runIf(process.getuid?.() === 0)(
  'lets the user of the embedded database traverse the folder when the site runs as root',
  () => {
    correctDataFolder({ dataDir, databaseUrl: undefined })
    expect([modeOf(dataDir), modeOf(at('uploads'))]).toEqual(['711', '700'])
    correctDataFolder({ dataDir, databaseUrl: 'postgres://x' })
    expect(modeOf(dataDir)).toBe('700')
    correctDataFolder({ dataDir, databaseUrl: undefined })
    expect(modeOf(dataDir)).toBe('711')
  },
)
