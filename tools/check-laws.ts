/** The laws of ARCHITECTURE.md that are not about imports. Each breach says where, and what to do instead. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

export interface LawBreach {
  law: string
  place: string
  remedy: string
}

interface Law {
  name: string
  remedy: string
  applies(file: string): boolean
  /** The lines that break the law (1 for the file as a whole). */
  breaches(text: string, file: string, brands: RegExp): number[]
}

const CODE = /\.(ts|tsx|mjs|js)$/
const TEST = /\.(test|spec)\.tsx?$/
const PRODUCT = /^(apps|packages)\/(?!.*\/scripts\/)/
/** These name forbidden words in order to forbid them. */
const PLANTED_ON_PURPOSE = /^(tools\/check-laws\.ts|tests\/laws\/.*)$/
/** The guard itself; that of the worker, which has no page to go on from; a way out of danger, constant, that may not fail. */
const GUARD = /^apps\/web\/(app\/(navigation\/|quick-exit\/quick-exit\.ts$)|worker\/pushes\.ts$)/
const DRAWER = /(^|[/._-])(utils?|helpers?|misc|common)([/._-]|$)/i
const FEATURE = /^apps\/api\/src\/features\/[^/]+\//
const WRITE_OUTSIDE = /\b(db|pool)\s*\.\s*(insert|update|delete|transaction)\(/g
const TAKES_TX = /\(\s*tx: Tx\b/
const OUTER_HANDLE = /\b(app|deps|request|fastify)\.(db|pool)\b/g
const DOMAIN_WORD =
  /\b(export (const|function|type|interface) \w*(Member|Honor|Visit|Community|Conversation|Moderator|Certified)\w*)/
const SLEEP = /\bfrom 'node:timers\/promises'|\bsetTimeout\((resolve|done|r)\b|\bwaitForTimeout\(/

/** Where a page is opened: by an answer, by the router, by the browser, in another window. */
const OPENS =
  /(?<!function )\b(?:redirect|redirectDocument|clients\.openWindow|navigate|location\.(?:assign|replace)|window\.open)\((?<address>[^)]*)|\blocation(?:\.href)? = /
/** Written out as far as it decides whose page it is, or built by one of our own (`shareHref`); or a step back. */
const IS_OURS = /^(?:['"`]\/(?:[\w?#]|['"`]\s*(?:,|$))|''|-1|location\.origin \+|\w+Href\()/

/** Of the first release that is asked to. */
const FIRST_CAREFUL_MIGRATION = 42
const MIGRATION = /^packages\/database\/migrations\/(\d{4})_[^/]+\.sql$/
/** What a server of the release before would miss, or could no longer write without. */
const CONTRACTS =
  /\b(DROP (TABLE|COLUMN|VIEW)|RENAME|ALTER COLUMN \S+ (SET NOT NULL|(SET DATA )?TYPE))\b|\bADD COLUMN (?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i
/** Lines of migrations that take away what the release before names no more, to the letter. */
const CONTRACTED: ReadonlySet<string> = new Set<string>([])

const BRANDS = 'packages/brand/brands'

/** What stands for a brand, in any case and with any accents; nothing does where there is no brand. */
export function brandWords(codes: string[]): RegExp {
  const words = codes.map((code) => Array.from(code, (letter) => `${letter}\\p{M}*`).join('')).join('|') || '(?!)'
  return new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}\\p{M}])`, 'iu')
}

export const laws: Law[] = [
  {
    name: '3-ui-speaks-no-domain-word',
    remedy: 'Name the component after what it draws (Avatar, Note), or put it in apps/web/app/features/<noun>/.',
    applies: (file) => file.startsWith('apps/web/app/ui/') && CODE.test(file) && !TEST.test(file),
    breaches: (text) => linesMatching(text, DOMAIN_WORD),
  },
  {
    name: '4-settings-alone-read-the-environment',
    remedy: 'Add the setting to apps/server/src/settings.ts and pass its value as a dependency.',
    applies: (file) =>
      PRODUCT.test(file) && CODE.test(file) && !isTestCode(file) && file !== 'apps/server/src/settings.ts',
    breaches: (text) => linesMatching(text, /\bprocess\.env\b|\benv\b.*from 'node:process'/),
  },
  {
    name: '5-commands-take-the-transaction',
    remedy:
      'A write is a command, `verbNoun(tx: Tx, …)`, run by the unit of work: all it reads and writes goes through tx.',
    applies: (file) => FEATURE.test(file) && CODE.test(file) && !TEST.test(file),
    breaches: workOutsideTransaction,
  },
  {
    name: '6-no-drawer-names',
    remedy: 'Name the file after the one thing that it does; a drawer collects what nobody finds again.',
    applies: (file) => DRAWER.test(file),
    breaches: () => [1],
  },
  {
    name: '7-brand-codes-stay-in-brand',
    remedy:
      'Ask the brand for a feature or a value (packages/brand/src/brand.ts); to meet every brand, use brandCodes.',
    applies: (file) =>
      /^(apps|packages|tools)\//.test(file) &&
      CODE.test(file) &&
      !file.startsWith('packages/brand/') &&
      !isTestCode(file),
    breaches: (text, file, brands) => (brands.test(file) ? [1] : linesMatching(text.normalize('NFD'), brands)),
  },
  {
    name: '9-an-address-from-data-passes-the-guard',
    remedy:
      'Open it with navigateTo or redirectTo (apps/web/app/navigation/): they refuse another site, unless `external` says so.',
    applies: (file) =>
      /^apps\/web\/(app|worker)\//.test(file) && CODE.test(file) && !TEST.test(file) && !GUARD.test(file),
    breaches: unguardedOpenings,
  },
  {
    name: '10-a-migration-expands-before-it-contracts',
    remedy:
      'The release before still runs on this schema. Add beside (nullable, or with a default) and stop using the old one now; take it away one release later, and name the line in CONTRACTED.',
    applies: (file) => Number(MIGRATION.exec(file)?.[1] ?? 0) >= FIRST_CAREFUL_MIGRATION,
    breaches: (text) =>
      linesMatching(text, CONTRACTS).filter((line) => !CONTRACTED.has(text.split('\n')[line - 1]?.trim() ?? '')),
  },
  {
    name: 'certificates-are-looked-at',
    remedy: 'Trust a certificate of your own by NODE_EXTRA_CA_CERTS; without looking, anyone may answer.',
    applies: (file) => PRODUCT.test(file) && CODE.test(file),
    breaches: (text) =>
      linesMatching(text, /\brejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|\bcheckServerIdentity\b/),
  },
  {
    name: 'tests-never-sleep',
    remedy: 'Wait for what must happen: expect.poll, vi.waitFor, a locator that retries, an event.',
    applies: (file) => TEST.test(file),
    breaches: (text) => linesMatching(text, SLEEP),
  },
  {
    name: 'nothing-left-to-do',
    remedy: 'Do it now, or write it down where the work is planned; a comment is not a plan.',
    applies: (file) => CODE.test(file) && /^(apps|packages|tools|tests)\//.test(file),
    breaches: (text) => linesMatching(text, /\/[/*].*\b(TODO|FIXME|XXX)\b/),
  },
]

export function checkLaws(baseDir: string, brands = brandWords(brandsOf(baseDir))): LawBreach[] {
  return sourceFiles(baseDir).flatMap((file) => {
    const applying = laws.filter((law) => law.applies(file) && !PLANTED_ON_PURPOSE.test(file))
    if (applying.length === 0) return []
    const text = readFileSync(join(baseDir, file), 'utf8')
    return applying.flatMap(({ name, remedy, breaches }) =>
      breaches(text, file, brands).map((line) => ({ law: name, place: `${file}:${line}`, remedy })),
    )
  })
}

function brandsOf(baseDir: string): string[] {
  const folder = join(baseDir, BRANDS)
  return existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts'))) : []
}

function isTestCode(file: string): boolean {
  return TEST.test(file) || file.startsWith('tests/') || file.startsWith('packages/testkit/')
}

function linesMatching(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}

/** The outer handle inside a command works outside its transaction, and with a pool of several nobody would notice. */
function workOutsideTransaction(text: string): number[] {
  const outerHandles = TAKES_TX.test(text) ? [...text.matchAll(OUTER_HANDLE)] : []
  return [...text.matchAll(WRITE_OUTSIDE), ...outerHandles].map((found) => lineAt(text, found.index))
}

function unguardedOpenings(text: string): number[] {
  return text.split('\n').flatMap((line, index) => {
    const found = OPENS.exec(line)
    return found === null || IS_OURS.test(found.groups?.address ?? '') ? [] : [index + 1]
  })
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

if (import.meta.main) {
  const breaches = checkLaws(process.cwd())
  for (const { law, place, remedy } of breaches) console.error(`${law}\n  ${place}\n  ${remedy}\n`)
  console.log(`${laws.length} laws, ${breaches.length} breaches`)
  process.exitCode = breaches.length > 0 ? 1 : 0
}
