import type { FeatureNames } from './names.ts'

/** A minimal feature: a private list and a command that adds a row. */
export function featureFiles(names: FeatureNames): Record<string, string> {
  const { group, noun, one } = names
  const feature = `apps/api/src/features/${group}/${noun}`
  return {
    [`packages/contract/src/${group}/${noun}.ts`]: contract(names),
    [`packages/database/src/schema/${noun}.ts`]: schema(names),
    [`${feature}/${noun}.routes.ts`]: routes(names),
    [`${feature}/${noun}.policy.ts`]: policy(names),
    [`${feature}/${noun}.queries.ts`]: queries(names),
    [`${feature}/${noun}.views.ts`]: views(names),
    [`${feature}/add-${one}.ts`]: command(names),
    [`${feature}/${noun}.test.ts`]: test(names),
  }
}

/** For the table of routes. */
export const featureRows = ({ noun }: FeatureNames) => [`GET /api/${noun} member`, `POST /api/${noun} member`]

/** For exports and erasure. */
export const featureKnowledge = ({ noun, table }: FeatureNames) => ({
  column: `  ownColumn('${table}', 'owner_id', '${noun}'),`,
  title: `  '${noun}': '${sentence(noun)}',`,
})

const sentence = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('-', ' ')

const contract = ({ one, pascalOne }: FeatureNames) => `import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'

/** What a client knows about one ${one}. */
export const ${pascalOne}View = z.object({ id: Id, at: Instant })
export type ${pascalOne}View = z.infer<typeof ${pascalOne}View>
`

const schema = ({ camel, table }: FeatureNames) => `import { index, pgTable } from 'drizzle-orm/pg-core'
import { createdAt, identity, reference } from './columns.ts'
import { users } from './identity.ts'

export const ${camel} = pgTable(
  '${table}',
  {
    id: identity(),
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('${table}_owner').on(table.ownerId, table.id)],
)
`

const routes = ({
  noun,
  one,
  camel,
  camelOne,
  pascalOne,
}: FeatureNames) => `import { ${pascalOne}View } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { add${pascalOne} } from './add-${one}.ts'
import { ${camel}Of } from './${noun}.queries.ts'
import { ${camelOne}View } from './${noun}.views.ts'

export const ${camel}Routes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork }) => {
  app.get('/api/${noun}', {
    summary: 'List ${noun}',
    schema: { response: { 200: z.array(${pascalOne}View) } },
    config: { access: 'member' },
    handler: async (request) => (await ${camel}Of(db, viewerOf(request))).map(${camelOne}View),
  })

  app.post('/api/${noun}', {
    summary: 'Add to ${noun}',
    schema: { response: { 200: ${pascalOne}View } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => unitOfWork((tx) => add${pascalOne}(tx, viewerOf(request))),
  })
}
`

const policy = ({
  one,
  camelOne,
  pascalOne,
}: FeatureNames) => `import { definePolicy } from '../../../platform/http/policy.ts'

export interface ${pascalOne}Subject {
  ownerId: number
}

export const ${camelOne}Policy = definePolicy<${pascalOne}Subject>()({
  '${one}.see': (viewer, ${camelOne}) => viewer?.id === ${camelOne}.ownerId,
})
`

const queries = ({
  noun,
  one,
  camel,
  camelOne,
  pascalOne,
}: FeatureNames) => `import { type Queryable, tables } from '@consoeurs/database'
import { desc, eq } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import { ${camelOne}Policy } from './${noun}.policy.ts'

export type ${pascalOne}Row = typeof tables.${camel}.$inferSelect

/** Her own, newest first. */
export async function ${camel}Of(db: Queryable, viewer: Viewer): Promise<${pascalOne}Row[]> {
  const rows = await db
    .select()
    .from(tables.${camel})
    .where(eq(tables.${camel}.ownerId, viewer.id))
    .orderBy(desc(tables.${camel}.id))
    .limit(50)
  return rows.filter((row) => can(${camelOne}Policy, viewer, '${one}.see', row))
}
`

const views = ({
  noun,
  camelOne,
  pascalOne,
}: FeatureNames) => `import type { ${pascalOne}View } from '@consoeurs/contract'
import type { ${pascalOne}Row } from './${noun}.queries.ts'

export const ${camelOne}View = ({ id, createdAt }: ${pascalOne}Row): ${pascalOne}View => ({ id, at: createdAt.toISOString() })
`

const command = ({
  noun,
  camel,
  camelOne,
  pascalOne,
}: FeatureNames) => `import type { ${pascalOne}View } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { ${camelOne}View } from './${noun}.views.ts'

export async function add${pascalOne}(tx: Tx, viewer: Viewer): Promise<${pascalOne}View> {
  const [row] = await tx.insert(tables.${camel}).values({ ownerId: viewer.id }).returning()
  if (row === undefined) throw new Error('the row was not inserted')
  return ${camelOne}View(row)
}
`

const test = ({ noun, pascalOne }: FeatureNames) => `import type { ${pascalOne}View } from '@consoeurs/contract'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

describe('${noun}', () => {
  it('are closed to a visitor', async () => {
    expect((await test.visitor.asks('GET', '/api/${noun}')).status).toBe(401)
    expect((await test.visitor.asks('POST', '/api/${noun}')).status).toBe(401)
  })

  it('are seen by the one who added them, and by nobody else', async () => {
    const camille = await test.personas.camille()
    const ines = await test.personas.ines()
    const { body: added } = await camille.asks<${pascalOne}View>('POST', '/api/${noun}')
    expect((await camille.asks('GET', '/api/${noun}')).body).toEqual([added])
    expect((await ines.asks('GET', '/api/${noun}')).body).toEqual([])
  })
})
`
