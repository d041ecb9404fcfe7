/** Every locked package must allow anyone to run, modify and distribute the site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockEntry {
  license?: string
  link?: boolean
  os?: string[]
  optional?: boolean
}

const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
])

const EXCEPTIONS: { name: RegExp; licence: string; reason: string }[] = [
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later', reason: 'libvips, a library of its own beside sharp' },
  {
    name: /^heic-to$/,
    licence: 'LGPL-3.0',
    reason: 'libheif, a file of its own that a browser loads when it needs it',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data that the build reads, with its author named in the package',
  },
  { name: /^@strapi\/client$/, licence: 'SEE LICENSE IN LICENSE', reason: 'MIT by its file; tests call us with it' },
]

/** No licence in the lock file; their own files say MIT. */
const MIT_BY_THEIR_FILES = new Set([
  ...['busboy', 'combine-errors', 'humanize-number', 'limiter', 'streamsearch', 'xmlhttprequest-ssl'],
])

/** @returns one sentence per problem */
export function checkLicences(baseDir: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(baseDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || isTwin(entry)) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (entry.license === undefined && MIT_BY_THEIR_FILES.has(name)) return []
    if (entry.license === undefined) return [`${name} says no licence`]
    return isAllowed(name, entry.license)
      ? []
      : [`${name} is under ${entry.license}, which tools/check-licences.ts does not know`]
  })
}

/** Variant for another system, without a licence in the lock file (tools/check-lock.ts). */
const isTwin = ({ license, os, optional }: LockEntry) => license === undefined && os !== undefined && optional === true

function isAllowed(name: string, expression: string): boolean {
  const known = (licence: string) =>
    ALLOWED.has(licence) || EXCEPTIONS.some((exception) => exception.licence === licence && exception.name.test(name))
  const words = expression.replaceAll(/[()]/g, '')
  return words.split(' OR ').some((choice) => choice.split(' AND ').every(known))
}

if (import.meta.main) {
  const wrong = checkLicences(process.cwd())
  for (const sentence of wrong) console.error(sentence)
  console.log(`${wrong.length} parts under a licence that is not known`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
