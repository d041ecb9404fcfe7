import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.mjs'
import { checkImports, MODULE_CIRCLE } from '../../tools/check-imports.ts'

/** A small tree of the same shape as ours in which every import is allowed. */
const lawful: Record<string, string> = {
  'packages/contract/package.json': '{ "name": "@consoeurs/contract", "exports": { "./*": "./src/*.ts" } }',
  'packages/contract/src/publishing/shares.ts':
    "import type { Brand } from '@consoeurs/brand/brand'\nexport interface Share { brand: Brand }\nexport const limit = 6\n",
  'packages/brand/package.json': '{ "name": "@consoeurs/brand", "exports": { "./*": "./src/*.ts" } }',
  'packages/brand/src/brand.ts': 'export interface Brand { name: string }\nexport const names = []\n',
  'packages/brand/brands/violette/index.ts': "import '../../src/brand.ts'\nexport const code = 'violette'\n",
  'packages/database/package.json': '{ "name": "@consoeurs/database", "exports": { "./*": "./src/*.ts" } }',
  'packages/database/src/open.ts': 'export const open = () => {}\n',
  'tests/support/package.json': '{ "name": "@consoeurs/test-support", "exports": { "./*": "./src/*.ts" } }',
  'tests/support/src/personas.ts': 'export const camille = {}\n',
  'apps/api/src/app.ts': "import './features/publishing/shares/shares.routes.ts'\nimport '@consoeurs/database/open'\n",
  'apps/api/src/platform/http/errors.ts': 'export const errors = {}\n',
  'apps/api/src/features/publishing/shares/shares.routes.ts':
    "import '../../../platform/http/errors.ts'\nimport '../../people/members/public.ts'\n",
  'apps/api/src/features/people/members/public.ts': "import './members.queries.ts'\n",
  'apps/api/src/features/people/members/members.queries.ts': 'export const byId = () => {}\n',
  'apps/api/src/features/publishing/shares/public.ts': 'export const shareNews = {}\n',
  'apps/server/src/main.ts': "import '../../api/src/app.ts'\n",
  'apps/web/app/ui/card.tsx': 'export const Card = () => <div />\n',
  'apps/web/app/features/publishing/shares/share-card.tsx':
    "import { limit } from '@consoeurs/contract/publishing/shares'\nimport { Card } from '../../../ui/card.tsx'\nexport const ShareCard = () => <Card>{limit}</Card>\n",
  'apps/web/app/features/people/members/member-card.tsx': 'export const MemberCard = () => <div />\n',
}

/** One breach of each rule: the file that breaks it and the import that does. */
const breaches: Record<string, { file: string; imports: string }> = {
  '1-contract-and-brand-stand-alone': { file: 'packages/brand/src/index.ts', imports: '@consoeurs/database/open' },
  '1-contract-takes-only-types-of-brand': {
    file: 'packages/contract/src/publishing/pages.ts',
    imports: '@consoeurs/brand/brand',
  },
  '1-brand-takes-only-types-of-contract': {
    file: 'packages/brand/src/index.ts',
    imports: '@consoeurs/contract/publishing/shares',
  },
  '1-browser-never-reaches-the-server': { file: 'apps/web/app/root.tsx', imports: '@consoeurs/database/open' },
  '1-database-knows-no-app': { file: 'packages/database/src/seed.ts', imports: '../../../apps/api/src/app.ts' },
  '1-api-knows-no-process': { file: 'apps/api/src/jobs.ts', imports: '../../server/src/main.ts' },
  '1-product-never-imports-its-tests': { file: 'apps/api/src/jobs.ts', imports: '@consoeurs/test-support/personas' },
  '2-features-meet-in-public': {
    file: 'apps/api/src/features/publishing/shares/publish-share.ts',
    imports: '../../people/members/members.queries.ts',
  },
  '2-imports-go-downward': {
    file: 'apps/api/src/features/people/visits/record-visit.ts',
    imports: '../../publishing/shares/public.ts',
  },
  '2-web-features-meet-in-public': {
    file: 'apps/web/app/features/publishing/shares/share-page.tsx',
    imports: '../../people/members/member-card.tsx',
  },
  '3-ui-knows-no-domain': { file: 'apps/web/app/ui/tile.tsx', imports: '../features/people/members/member-card.tsx' },
  '3-platform-knows-no-feature': {
    file: 'apps/api/src/platform/delivery/jobs.ts',
    imports: '../../features/people/members/members.queries.ts',
  },
  '5-features-never-open-the-database': {
    file: 'apps/api/src/features/publishing/shares/publish-share.ts',
    imports: '@consoeurs/database/open',
  },
  '7-a-brand-is-found-never-imported': {
    file: 'apps/web/app/root.tsx',
    imports: '../../../packages/brand/brands/violette/index.ts',
  },
  '7-brands-know-no-other-brand': {
    file: 'packages/brand/brands/seve/index.ts',
    imports: '../violette/index.ts',
  },
  'no-circle': { file: 'apps/api/src/platform/circle.ts', imports: './circle-back.ts' },
  'every-import-exists': { file: 'apps/api/src/platform/delivery/jobs.ts', imports: './nowhere.ts' },
}

let tree: string

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'imports-'))
  mkdirSync(join(tree, 'node_modules/@consoeurs'), { recursive: true })
  for (const name of ['contract', 'brand', 'database']) {
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@consoeurs', name))
  }
  symlinkSync(join(tree, 'tests/support'), join(tree, 'node_modules/@consoeurs/test-support'))
  for (const [file, text] of Object.entries(lawful)) plant(file, text)
})

afterEach(() => rmSync(tree, { recursive: true }))

describe('the import rules', () => {
  it('accept a valid tree', async () => {
    const report = await checkImports(tree)
    expect(report.breaches).toEqual([])
    expect(report.imports).toBe(10)
  })

  it('are each violated below', () => {
    expect(Object.keys(breaches)).toEqual([...new Set(configuration.forbidden.map((rule) => rule.name))])
  })

  it.each(Object.entries(breaches))('%s', async (rule, { file, imports }) => {
    plant('apps/api/src/platform/circle-back.ts', "import './circle.ts'\n")
    plant(file, `import ${JSON.stringify(imports)}\n`)
    if (rule !== 'no-circle') rmSync(join(tree, 'apps/api/src/platform/circle-back.ts'))
    const report = await checkImports(tree)
    const broken = new Set(report.breaches.map((breach) => breach.rule))
    expect([...broken]).toEqual([rule])
    expect(report.breaches.flatMap(({ from, to }) => (rule === 'no-circle' ? [from, to] : from))).toContain(file)
    expect(report.breaches.every((breach) => breach.remedy.length > 20)).toBe(true)
  })

  it('list the imports of a circle of modules, even if no file imports itself', async () => {
    const favorites = 'apps/api/src/features/people/favorites'
    plant(`${favorites}/public.ts`, "import '../members/public.ts'\n")
    const closing = 'apps/api/src/features/people/members/members.cards.ts'
    plant(closing, "import '../favorites/public.ts'\n")
    const { breaches: found } = await checkImports(tree)
    expect(found.map(({ rule, from }) => [rule, from])).toEqual([
      [MODULE_CIRCLE, `${favorites}/public.ts`],
      [MODULE_CIRCLE, closing],
    ])
  })
})
