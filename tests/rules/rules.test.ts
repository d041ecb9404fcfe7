import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CROWDED_FOLDER, checkRules, LOOSE_CLASS, rules } from '../../tools/check-rules.ts'

const lawful: Record<string, string> = {
  'apps/server/src/settings/settings.ts': 'export const read = () => process.env\n',
  'apps/server/src/settings/settings.test.ts': "process.env.VARIANT = 'violette'\n",
  'apps/api/src/features/publishing/shares/publish-share.ts':
    'export async function publishShare(\n  tx: Tx,\n  viewer: Viewer,\n) {}\nexport function slugOf(title: string) {}\n',
  'apps/api/src/features/publishing/shares/shares.queries.ts': 'export async function feed(db: Database) {}\n',
  'apps/web/app/navigation/navigate-to.ts': 'within.location.assign(whole)\n',
  'apps/web/app/routes/share.tsx':
    "throw redirect('/shares')\nthrow redirect('/p/' + username, 301)\nvoid navigate(-1)\nvoid navigate(shareHref(share))\n",
  'apps/web/app/ui/forms/text-area.tsx':
    'const area = <textarea enterKeyHint="enter" onKeyDown={(event) => isEnter(event) && send()} />\n',
  'apps/web/app/ui/lines.tsx': [
    'const alone = <p>{busy ? pageText.busy : children}</p>',
    'const still = <p><b>{name}</b>, {city} {pageText.away}</p>',
    'const held = <p>{busy ? <Spinner /> : null}<span>{children}</span></p>',
    'const last = <section>{children}{more ? <More /> : null}<Foot /></section>',
    'const none = <p>{/* nothing */}{children}</p>',
    'const group = <>{first}{second && <Second />}</>',
  ].join('\n'),
  'apps/web/app/ui/avatar.tsx':
    'export const Avatar = () => null\nconst first = names.slice(0, 3)\nconst day = text.slice(from)\n',
  'apps/api/src/spaced.ts': `export function spaced() {\n${'  work()\n\n'.repeat(58)}}\n`,
  'apps/api/src/app.test.ts': `describe('the app', () => {\n${'  work()\n'.repeat(80)}})\n`,
  'apps/admin/src/list.tsx': `export function List() {\n${'  work()\n'.repeat(118)}}\n`,
  'apps/web/app/theme/chosen.ts': "localStorage.setItem('Theme', 'dark')\n",
  'apps/web/app/styles/row.css':
    '@layer base {\n  @media (hover: hover) {\n    .row:hover {}\n  }\n  .float:not(:hover, :focus-within) {}\n}\n',
  'apps/web/worker/shelves.ts': "await caches.open('pages')\n",
  'packages/brand/brands/violette/index.ts': "export const code = 'violette'\n",
  'packages/brand/brands/seve/index.ts': "export const code = 'seve'\n",
  // The baseline, and a migration that only adds.
  'packages/database/migrations/0000_baseline.sql': 'ALTER TABLE "shares" DROP COLUMN "edited";\n',
  'packages/database/migrations/0001_more.sql':
    'ALTER TABLE "users" ADD COLUMN "moon" text DEFAULT \'new\' NOT NULL;--> statement-breakpoint\nCREATE TABLE "suns" ("id" bigint NOT NULL);\nALTER TABLE "users" ALTER COLUMN "city" DROP NOT NULL;\n',
  'tests/journeys/welcome.spec.ts': "await expect.poll(() => 1).toBe(1)\n// both: 'violette', 'seve'\n",
}

const statements = (count: number) => '  work()\n'.repeat(count)
const elements = (count: number) => '    <br />\n'.repeat(count)

/** For each rule, files that break it, with the line that must be named. */
const breaches: Record<string, [file: string, text: string, line: number | string][]> = {
  '3-ui-speaks-no-domain-word': [
    ['apps/web/app/ui/row.tsx', '\nexport function MemberRow() {}\n', 2],
    ['apps/web/app/ui/tile.ts', 'export interface CommunityTile {}\n', 1],
  ],
  '4-settings-alone-read-the-environment': [
    ['apps/api/src/app.ts', '\n\nconst port = process.env.PORT\n', 3],
    ['packages/database/src/open.ts', "import { env } from 'node:process'\n", 1],
  ],
  '5-commands-take-the-transaction': [
    [
      'apps/api/src/features/publishing/shares/delete-share.ts',
      '\nexport async function deleteShare(db: Database) {\n  await db\n    .delete(shares)\n}\n',
      3,
    ],
    [
      'apps/api/src/features/publishing/shares/hide-share.ts',
      'export async function hideShare(tx: Tx) {\n  app.db.select()\n}\n',
      2,
    ],
  ],
  '6-no-drawer-names': [
    ['apps/web/app/text/utils.ts', '', 1],
    ['packages/database/src/helpers/dates.ts', '', 1],
    ['tests/test-helper.ts', '', 1],
  ],
  '7-brand-codes-stay-in-brand': [
    ['apps/web/app/root.tsx', "if (brand.code === 'seve') {}\n", 1],
    ['apps/web/app/styles/violette.ts', '', 1],
    ['tools/screenshots.ts', '\nconst brands = ["violette"]\n', 2],
    ['apps/web/app/features/home/home/home.text.ts', "export const hello = 'Sur Sève'\n", 1],
  ],
  '9-an-address-from-data-passes-the-guard': [
    ['apps/web/app/routes/account/login.tsx', "const next = form.get('suite')\nthrow redirect(next)\n", 2],
    ['apps/web/app/routes/go.tsx', 'throw redirectDocument(to + search)\n', 1],
    ['apps/web/app/live/live-connection.tsx', 'const open = (path) => void navigate(path)\n', 1],
    ['apps/web/app/features/chat/push/press.ts', 'location.assign(path)\n', 1],
    ['apps/web/app/features/chat/push/leave.ts', 'window.location.href = path\n', 1],
    ['apps/web/app/features/chat/push/open.ts', "window.open(url, '_blank')\n", 1],
    ['apps/web/app/features/chat/push/host.ts', "location.replace('/' + host)\n", 1],
    ['apps/web/worker/pages.ts', 'await clients.openWindow(path)\n', 1],
  ],
  '10-a-migration-expands-before-it-contracts': [
    ['packages/database/migrations/0002_gone.sql', 'DROP TABLE "honors";--> statement-breakpoint\n', 1],
    ['packages/database/migrations/0003_less.sql', '\nALTER TABLE "users" DROP COLUMN "pause";\n', 2],
    ['packages/database/migrations/0004_other.sql', 'ALTER TABLE "users" RENAME COLUMN "pause" TO "rest";\n', 1],
    ['packages/database/migrations/0005_must.sql', 'ALTER TABLE "users" ADD COLUMN "moon" text NOT NULL;\n', 1],
    ['packages/database/migrations/0006_full.sql', 'ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;\n', 1],
    ['packages/database/migrations/0007_type.sql', 'ALTER TABLE "users" ALTER COLUMN "city" SET DATA TYPE uuid;\n', 1],
  ],
  'text-beside-what-changes-has-an-element': [
    ['apps/web/app/ui/busy.tsx', '\nconst a = <b>{busy ? <Spinner /> : null}{children}</b>\n', 2],
    ['apps/web/app/ui/past.tsx', 'const a = <b>{busy && <Spinner />}{icon ? <Icon /> : null}{label}</b>\n', 1],
    [
      'apps/web/app/ui/list.tsx',
      '// é\nconst a = (\n  <b>\n    {all.map((one) => <i>{one}</i>)}\n    Voilà\n  </b>\n)\n',
      3,
    ],
    ['apps/web/app/ui/words.tsx', 'const a = <b><i />{certified ? pageText.certified : null}</b>\n', 1],
    ['apps/web/app/ui/either.tsx', 'const a = <b><i />{name === null ? words : <u>{name}</u>}</b>\n', 1],
    ['apps/web/app/ui/after.tsx', 'const a = <b>{text.saved(name)}{certified && <Icon />}</b>\n', 1],
    ['apps/web/app/ui/fragment.tsx', "const a = page && <>{' · '}<a href={page}>{text.read}</a></>\n", 1],
  ],
  'enter-is-told-by-one-function': [
    ['apps/web/app/ui/forms/field.tsx', "\nif (event.key === 'Enter') send()\n", 2],
    ['apps/web/app/reader/keys.ts', "switch (key) {\n  case 'Enter':\n", 2],
    ['apps/admin/src/forms/line.tsx', 'if (event.keyCode === 13) send()\n', 1],
    ['apps/admin/src/forms/lines.tsx', "if (['Enter', ' '].includes(key)) send()\n", 1],
  ],
  'a-broadcast-names-its-subjects': [
    ['apps/api/src/features/chat/rooms/tell.ts', '\nrealtime.toChannel(channel, event, [])\n', 2],
    ['apps/api/src/features/chat/rooms/leave.ts', 'io.in(channel).socketsLeave(channel)\n', 1],
    ['apps/api/src/platform/shout.ts', "io.emit('live', event)\n", 1],
  ],
  '13-storage-may-be-closed': [
    ['packages/contract/src/theme.ts', "\nconst theme = localStorage.getItem('Theme')\n", 2],
    ['apps/web/app/features/publishing/history/seen.ts', "import { set } from 'idb-keyval'\n", 1],
    ['apps/web/app/pwa/kept.ts', "await caches.open('pages')\n", 1],
  ],
  '14-hover-where-there-is-hover': [
    [
      'apps/web/app/styles/row.css',
      '@media (hover: hover) {\n  p:hover {}\n}\n.row:is(:hover, :focus-visible) {}\n',
      4,
    ],
    ['apps/web/app/styles/tile.css', '@media (min-width: 900px) {\n  a:hover {}\n}\n', 2],
  ],
  'texts-are-cut-by-grapheme': [
    ['apps/web/app/ui/avatar.tsx', 'const letter = name.trim().charAt(0)\n', 1],
    ['apps/web/app/features/publishing/shares/share-card.tsx', '\nconst first = share.title.slice(0, 40)\n', 2],
    ['apps/admin/src/forms/search-result.tsx', '<span>{(seoDescription || excerpt).slice(0, 160)}</span>\n', 1],
    ['apps/api/mails/digest.tsx', 'const end = displayName.substring(0, 10)\n', 1],
  ],
  'certificates-are-looked-at': [
    [
      'apps/api/src/platform/delivery/mail-transport.ts',
      '\ncreateTransport(url, { tls: { rejectUnauthorized: false } })\n',
      2,
    ],
  ],
  'functions-stay-short': [
    ['apps/api/src/long.ts', `// é\n\nexport async function long() {\n${statements(59)}}\n`, '3 (61 lines)'],
    [
      'packages/contract/src/method.ts',
      `export class Method {\n  /** « Ça »: é */\n  private async long(text: string) {\n${statements(59)}  }\n}\n`,
      '3 (61 lines)',
    ],
    ['tools/constructor.mjs', `class A {\n  constructor() {\n${statements(60)}  }\n}\n`, '2 (62 lines)'],
    ['tests/support/src/getter.ts', `const a = {\n  get long() {\n${statements(60)}  },\n}\n`, '2 (62 lines)'],
    ['apps/web/app/ui/long.tsx', `export function Long() {\n  return (<>\n${elements(120)}</>)\n}\n`, '1 (124 lines)'],
    ['apps/admin/src/arrow.tsx', `\nexport const Long = () => (\n  <p>\n${elements(118)}  </p>)\n`, '2 (121 lines)'],
  ],
  'tests-never-sleep': [
    ['tests/start/start.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 500))\n', 1],
    ['apps/api/src/app.test.ts', "import { setTimeout } from 'node:timers/promises'\n", 1],
  ],
  'nothing-left-to-do': [['tools/bench/run.ts', '\n// TODO: measure\n', 2]],
}

let tree: string

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'rules-'))
  for (const [file, text] of Object.entries(lawful)) plant(file, text)
})

afterEach(() => rmSync(tree, { recursive: true }))

describe('the other architecture rules', () => {
  it('accept a valid tree', () => {
    expect(checkRules(tree)).toEqual([])
  })

  it('are each violated below', () => {
    expect(Object.keys(breaches)).toEqual(rules.map((rule) => rule.name))
  })

  it.each(Object.entries(breaches))('%s', (rule, planted) => {
    for (const [file, text] of planted) plant(file, text)
    const found = checkRules(tree).map((breach) => [breach.rule, breach.place])
    expect(found.sort()).toEqual(planted.map(([file, , line]) => [rule, `${file}:${line}`]).sort())
  })

  it('report a folder of more than 40 entries, except data and decision records', () => {
    const plantMany = (folder: string) => {
      for (let index = 0; index < 41; index += 1) plant(`${folder}/file-${index}.ts`, '')
    }
    for (const folder of ['apps/web/app/ui', 'packages/brand/brands/third/seed/avatars', 'docs/decisions'])
      plantMany(folder)
    expect(checkRules(tree)).toMatchObject([
      { rule: CROWDED_FOLDER, place: expect.stringMatching(/^apps\/web\/app\/ui: 4\d/) },
    ])
  })

  it('report a class that no component uses, and one that no module defines', () => {
    plant(
      'apps/web/app/ui/card.module.css',
      '@layer ui {\n  .card :global(.button) {\n    gap: 1.5rem;\n  }\n  .worn {\n    gap: 0;\n  }\n}\n',
    )
    plant(
      'apps/web/app/ui/card.tsx',
      "import styles from './card.module.css'\n\nexport const Card = () => <p className={styles.card + styles.lost} />\n",
    )
    expect(checkRules(tree)).toMatchObject([
      { rule: LOOSE_CLASS, place: 'apps/web/app/ui/card.tsx: lost' },
      { rule: LOOSE_CLASS, place: 'apps/web/app/ui/card.module.css: worn' },
    ])
  })
})
