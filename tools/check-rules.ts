/** Rules of ARCHITECTURE.md except those about imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareTextLines } from './rules/bare-text.ts'
import { looseClasses } from './rules/css-classes.ts'
import { barelyHovered } from './rules/hover.ts'
import { longFunctions } from './rules/long-functions.ts'
import { sourceFiles } from './source-files.ts'

export interface RuleBreach {
  rule: string
  place: string
  remedy: string
}

interface Rule {
  name: string
  remedy: string
  applies(file: string): boolean
  /** Line numbers, maybe with a figure; 1 for the whole file. */
  breaches(text: string, file: string, brands: RegExp): (number | string)[]
}

const CODE = /\.(ts|tsx|mjs|js)$/
/** Scenes are shared by tests. */
const TEST = /\.(test|spec|scene)\.tsx?$/
const PRODUCT = /^(apps|packages)\/(?!.*\/scripts\/)/
/** Contain forbidden patterns on purpose. */
const PLANTED_ON_PURPOSE = /^(tools\/check-rules\.ts|tests\/rules\/.*)$/
/** Exceptions: the guard, the service worker's own check, and the quick exit with its constant address. */
const GUARD = /^apps\/web\/(app\/(navigation\/|quick-exit\/quick-exit\.ts$)|worker\/pushes\.ts$)/
const DRAWER = /(^|[/._-])(utils?|helpers?|misc|common)([/._-]|$)/i
const FEATURE = /^apps\/api\/src\/features\/[^/]+\//
const WRITE_OUTSIDE = /\b(db|pool)\s*\.\s*(insert|update|delete|transaction)\(/g
const TAKES_TX = /\(\s*tx: Tx\b/
const OUTER_HANDLE = /\b(app|deps|request|fastify)\.(db|pool)\b/g
const DOMAIN_WORD =
  /\b(export (const|function|type|interface) \w*(Member|Honor|Visit|Community|Conversation|Moderator|Certified)\w*)/
/** May send live events out of the process. */
const BROADCASTS = /^apps\/api\/src\/(platform\/live\/realtime|features\/people\/members\/prepare-broadcast)\.ts$/
const SLEEP = /\bfrom 'node:timers\/promises'|\bsetTimeout\((resolve|done|r)\b|\bwaitForTimeout\(/

/** By redirect, router, browser or another window. */
const OPENS =
  /(?<!function )\b(?:redirect|redirectDocument|clients\.openWindow|navigate|location\.(?:assign|replace)|window\.open)\((?<address>[^)]*)|\blocation(?:\.href)? = /
/** A literal own path, an own `…Href` function, or a step back. */
const IS_OURS = /^(?:['"`]\/(?:[\w?#]|['"`]\s*(?:,|$))|''|-1|location\.origin \+|\w+Href\()/

/** Text (by variable name) cut by code units, which may split an emoji or accented letter. */
const CUT_TEXT =
  /(?:\b(?:\w*(?:[nN]ame|[tT]itle|[dD]escription|[tT]ext)|body|words|excerpt|headline|about|message|label|tagline|caption|whom|quote|q)|\|\| \w+\)|''\)|trim\(\))\.(?:slice\((?:0, ?|-)(?:\d|[A-Z_]{3}|\w*[lL]imits?\b|constants|max|most)|at\(0\))|\bcharAt\(0\)|\bsubstr(?:ing)?\(/

/** Except the baseline 0000, which has no previous release. */
const MIGRATION = /^packages\/database\/migrations\/(?!0000_)\d{4}_[^/]+\.sql$/
/** Would break a server of the previous release. */
const CONTRACTS =
  /\b(DROP (TABLE|COLUMN|VIEW)|RENAME|ALTER COLUMN \S+ (SET NOT NULL|(SET DATA )?TYPE))\b|\bADD COLUMN (?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i
/** Exact migration lines that only remove what the previous release no longer uses. */
const CONTRACTED: ReadonlySet<string> = new Set<string>([])

const PAGE = /^apps\/(web\/app|admin\/src)\//
/** May use storage. Without storage there is no worker, and the outbox checks for itself. */
const OWN_STORAGE = /^apps\/web\/(worker\/|app\/(outbox\/|features\/foundation\/files\/|pwa\/received-share\.ts$))/
const DEEP_STORAGE = /\b(indexedDB|cookieStore)\b|\bcaches\.|from 'idb-keyval'/
const ANY_STORAGE = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|from 'idb-keyval'/

const BRANDS = 'packages/brand/brands'

/** Any case and accents; matches nothing without brands. */
export function brandWords(codes: string[]): RegExp {
  const words = codes.map((code) => Array.from(code, (letter) => `${letter}\\p{M}*`).join('')).join('|') || '(?!)'
  return new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}\\p{M}])`, 'iu')
}

export const CROWDED_FOLDER = '6-no-crowded-folder'
export const LOOSE_CLASS = 'styles-and-components-match'

export const rules: Rule[] = [
  {
    name: '3-ui-speaks-no-domain-word',
    remedy:
      'Name the component after what it draws (Avatar, Note), or put it in apps/web/app/features/<group>/<noun>/.',
    applies: (file) => file.startsWith('apps/web/app/ui/') && CODE.test(file) && !TEST.test(file),
    breaches: (text) => linesMatching(text, DOMAIN_WORD),
  },
  {
    name: '4-settings-alone-read-the-environment',
    remedy: 'Add the setting to apps/server/src/settings/settings.ts and pass its value as a dependency.',
    applies: (file) =>
      PRODUCT.test(file) && CODE.test(file) && !isTestCode(file) && file !== 'apps/server/src/settings/settings.ts',
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
    applies: (file) => MIGRATION.test(file),
    breaches: (text) =>
      linesMatching(text, CONTRACTS).filter((line) => !CONTRACTED.has(text.split('\n')[line - 1]?.trim() ?? '')),
  },
  {
    name: 'text-beside-what-changes-has-an-element',
    remedy:
      'Put the text in an element of its own (<span>): a translator replaces bare text nodes, and React then fails to put something before them or to remove them.',
    applies: (file) => /^apps\/web\/app\/.*\.tsx$/.test(file) && !TEST.test(file),
    breaches: bareTextLines,
  },
  {
    name: 'enter-is-told-by-one-function',
    remedy:
      'Ask isEnter of @consoeurs/contract/text/enter-key: an Enter that ends an input-method composition sends nothing.',
    applies: (file) => /^apps\/(web|admin)\//.test(file) && CODE.test(file) && !TEST.test(file),
    breaches: (text) => linesMatching(text, /(['"`])(Numpad)?Enter\1|\b(keyCode|which) [!=]==? 13\b/),
  },
  {
    name: 'a-broadcast-names-its-subjects',
    remedy:
      'Send it with prepareBroadcast (features/people/members/prepare-broadcast.ts): nobody hears of a member across a block. Sockets join and leave channels through Realtime.',
    applies: (file) =>
      /^apps\/(api|server)\//.test(file) && CODE.test(file) && !TEST.test(file) && !BROADCASTS.test(file),
    breaches: (text) =>
      linesMatching(text, /\.toChannel\(|\bsockets(Join|Leave)\(|\bio(\.local)?\.(to|in|of|except|emit)\(/),
  },
  {
    name: '13-storage-may-be-closed',
    remedy:
      'A browser may forbid storage, and then throws. localStorage and sessionStorage belong to pages, whose first script replaces closed ones (apps/web/app/reader/closed-storage.ts); databases and caches to the outbox and the worker.',
    applies: (file) => PRODUCT.test(file) && CODE.test(file) && !isTestCode(file) && !OWN_STORAGE.test(file),
    breaches: (text, file) => linesMatching(text, PAGE.test(file) ? DEEP_STORAGE : ANY_STORAGE),
  },
  {
    name: '14-hover-where-there-is-hover',
    remedy:
      'A finger leaves the style of :hover behind after a tap: put the rule in @media (hover: hover), and what holds for the keyboard in a rule of its own.',
    applies: (file) => /^apps\/web\/app\/.*\.css$/.test(file),
    breaches: barelyHovered,
  },
  {
    name: 'texts-are-cut-by-grapheme',
    remedy: 'Cut it with truncate, truncateAtWord, startOf or initialOf (packages/contract/src/text/truncate.ts).',
    applies: (file) =>
      /^(apps\/(web|admin|api)|packages\/(contract|brand))\//.test(file) &&
      CODE.test(file) &&
      !isTestCode(file) &&
      file !== 'packages/contract/src/text/truncate.ts',
    breaches: (text) => linesMatching(text, CUT_TEXT),
  },
  {
    name: 'certificates-are-looked-at',
    remedy: 'Trust a certificate of your own by NODE_EXTRA_CA_CERTS; without looking, anyone may answer.',
    applies: (file) => PRODUCT.test(file) && CODE.test(file),
    breaches: (text) =>
      linesMatching(text, /\brejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|\bcheckServerIdentity\b/),
  },
  {
    name: 'functions-stay-short',
    remedy:
      'At most 60 lines, 120 in a .tsx file, blank ones aside: give each step a function of its own, each subject a plugin of routes, each part of a page a component.',
    applies: (file) => CODE.test(file) && !TEST.test(file),
    breaches: (text, file) => longFunctions(text, file).map(({ line, lines }) => `${line} (${lines} lines)`),
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

const MOST_ENTRIES = 40
/** Data, generated files and append-only records. */
const MAY_GROW = /^(packages\/brand\/brands\/[^/]+\/seed|packages\/database\/migrations|docs\/decisions)(\/|$)/

function crowdedFolders(files: string[]): RuleBreach[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  return [...entries]
    .filter(([folder, names]) => names.size > MOST_ENTRIES && !MAY_GROW.test(folder))
    .map(([folder, names]) => ({
      rule: CROWDED_FOLDER,
      place: `${folder}: ${names.size} entries`,
      remedy: `A folder has at most ${MOST_ENTRIES} entries: give what belongs together a folder of its own.`,
    }))
}

export function checkRules(baseDir: string, brands = brandWords(brandsOf(baseDir))): RuleBreach[] {
  const files = sourceFiles(baseDir)
  const inFiles = files.flatMap((file) => {
    const applying = rules.filter((rule) => rule.applies(file) && !PLANTED_ON_PURPOSE.test(file))
    if (applying.length === 0) return []
    const text = readFileSync(join(baseDir, file), 'utf8')
    return applying.flatMap(({ name, remedy, breaches }) =>
      breaches(text, file, brands).map((line) => ({ rule: name, place: `${file}:${line}`, remedy })),
    )
  })
  const loose = looseClasses(baseDir, files).map((place) => ({
    rule: LOOSE_CLASS,
    place,
    remedy: 'Remove the class where nothing uses it; define it in the module that the component imports.',
  }))
  return [...inFiles, ...crowdedFolders(files), ...loose]
}

function brandsOf(baseDir: string): string[] {
  const folder = join(baseDir, BRANDS)
  return existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts'))) : []
}

function isTestCode(file: string): boolean {
  return TEST.test(file) || file.startsWith('tests/')
}

function linesMatching(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}

/** Bypasses the transaction; with a pool of several connections no test would notice. */
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
  const breaches = checkRules(process.cwd())
  for (const { rule, place, remedy } of breaches) console.error(`${rule}\n  ${place}\n  ${remedy}\n`)
  console.log(`${rules.length} rules, ${breaches.length} breaches`)
  process.exitCode = breaches.length > 0 ? 1 : 0
}
