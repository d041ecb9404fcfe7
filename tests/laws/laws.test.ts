import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLaws, laws } from '../../tools/check-laws.ts'

const lawful: Record<string, string> = {
  'apps/server/src/settings.ts': 'export const read = () => process.env\n',
  'apps/server/src/settings.test.ts': "process.env.VARIANT = 'violette'\n",
  'apps/api/src/features/shares/publish-share.ts':
    'export async function publishShare(\n  tx: Tx,\n  viewer: Viewer,\n) {}\nexport function slugOf(title: string) {}\n',
  'apps/api/src/features/shares/shares.queries.ts': 'export async function feed(db: Database) {}\n',
  'apps/web/app/navigation/navigate-to.ts': 'within.location.assign(whole)\n',
  'apps/web/app/routes/share.tsx':
    "throw redirect('/shares')\nthrow redirect('/p/' + username, 301)\nvoid navigate(-1)\nvoid navigate(shareHref(share))\n",
  'apps/web/app/ui/avatar.tsx': 'export const Avatar = () => null\n',
  'packages/brand/brands/violette/index.ts': "export const code = 'violette'\n",
  'packages/brand/brands/seve/index.ts': "export const code = 'seve'\n",
  // Before the law, and what adds.
  'packages/database/migrations/0019_edited-at.sql': 'ALTER TABLE "shares" DROP COLUMN "edited";\n',
  'packages/database/migrations/0050_more.sql':
    'ALTER TABLE "users" ADD COLUMN "moon" text DEFAULT \'new\' NOT NULL;--> statement-breakpoint\nCREATE TABLE "suns" ("id" bigint NOT NULL);\nALTER TABLE "users" ALTER COLUMN "city" DROP NOT NULL;\n',
  'tests/journeys/welcome.spec.ts': "await expect.poll(() => 1).toBe(1)\n// both: 'violette', 'seve'\n",
}

/** For each law, files that break it, with the line that must be named. */
const breaches: Record<string, [file: string, text: string, line: number][]> = {
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
      'apps/api/src/features/shares/delete-share.ts',
      '\nexport async function deleteShare(db: Database) {\n  await db\n    .delete(shares)\n}\n',
      3,
    ],
    [
      'apps/api/src/features/shares/hide-share.ts',
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
    ['apps/web/app/text/home.ts', "export const hello = 'Sur Sève'\n", 1],
  ],
  '9-an-address-from-data-passes-the-guard': [
    ['apps/web/app/routes/login.tsx', "const next = form.get('suite')\nthrow redirect(next)\n", 2],
    ['apps/web/app/routes/go.tsx', 'throw redirectDocument(to + search)\n', 1],
    ['apps/web/app/live/live-connection.tsx', 'const open = (path) => void navigate(path)\n', 1],
    ['apps/web/app/features/push/press.ts', 'location.assign(path)\n', 1],
    ['apps/web/app/features/push/leave.ts', 'window.location.href = path\n', 1],
    ['apps/web/app/features/push/open.ts', "window.open(url, '_blank')\n", 1],
    ['apps/web/app/features/push/host.ts', "location.replace('/' + host)\n", 1],
    ['apps/web/worker/pages.ts', 'await clients.openWindow(path)\n', 1],
  ],
  '10-a-migration-expands-before-it-contracts': [
    ['packages/database/migrations/0051_gone.sql', 'DROP TABLE "honors";--> statement-breakpoint\n', 1],
    ['packages/database/migrations/0052_less.sql', '\nALTER TABLE "users" DROP COLUMN "pause";\n', 2],
    ['packages/database/migrations/0053_other.sql', 'ALTER TABLE "users" RENAME COLUMN "pause" TO "rest";\n', 1],
    ['packages/database/migrations/0054_must.sql', 'ALTER TABLE "users" ADD COLUMN "moon" text NOT NULL;\n', 1],
    ['packages/database/migrations/0055_full.sql', 'ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;\n', 1],
    ['packages/database/migrations/0056_type.sql', 'ALTER TABLE "users" ALTER COLUMN "city" SET DATA TYPE uuid;\n', 1],
  ],
  'certificates-are-looked-at': [
    ['apps/api/src/platform/mail.ts', '\ncreateTransport(url, { tls: { rejectUnauthorized: false } })\n', 2],
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
  tree = mkdtempSync(join(tmpdir(), 'laws-'))
  for (const [file, text] of Object.entries(lawful)) plant(file, text)
})

afterEach(() => rmSync(tree, { recursive: true }))

describe('the laws that are not about imports', () => {
  it('leave a lawful tree alone', () => {
    expect(checkLaws(tree)).toEqual([])
  })

  it('are each broken below', () => {
    expect(Object.keys(breaches)).toEqual(laws.map((law) => law.name))
  })

  it.each(Object.entries(breaches))('%s', (law, planted) => {
    for (const [file, text] of planted) plant(file, text)
    const found = checkLaws(tree).map((breach) => [breach.law, breach.place])
    expect(found.sort()).toEqual(planted.map(([file, , line]) => [law, `${file}:${line}`]).sort())
  })
})
