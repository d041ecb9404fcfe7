import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brandCodes } from '@consoeurs/brand/codes'
import { errors, outingsChannel, roleHasAccess, swapsChannel } from '@consoeurs/contract'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { temporaryFolder } from '@consoeurs/test-support/temporary-folder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import operationErrors from '../../apps/api/src/description/operation-errors.json' with { type: 'json' }

interface Operation {
  operationId: string
  summary?: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; description?: string }[]
  responses: Record<string, unknown>
}

interface Schema {
  description?: string
  properties?: Record<string, { description?: string }>
}

interface ApiDescription {
  info: { title: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> }
}

const publicUrl = 'https://consoeurs.fr'
const redocly = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** @returns problems of all severities, as `rule: message` */
async function lint(document: ApiDescription): Promise<string[]> {
  const folder = temporaryFolder('api-description')
  const path = join(folder, 'openapi.json')
  writeFileSync(path, JSON.stringify(document))
  const config = join(import.meta.dirname, 'redocly.yaml')
  const args = [redocly, 'lint', path, '--config', config, '--format', 'json', '--max-problems', '1000']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...quiet } }).catch(
    (error: { stdout: string }) => error,
  )
  rmSync(folder, { recursive: true })
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

describe.each(brandCodes)('the API description of %s', (brand) => {
  let test: TestApp
  let document: ApiDescription
  let operations: Operation[]
  beforeAll(async () => {
    test = await buildTestApp({ brand, settings: { publicUrl } })
    document = (await test.visitor.gets<ApiDescription>('/api/openapi.json')).body
    operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  })
  afterAll(() => test.close())

  it('has no problem for the linter', async () => {
    expect(await lint(document)).toEqual([])
  })

  it('has a summary for every operation: a new route needs one', () => {
    expect(operations.filter(({ summary = '' }) => summary === '').map(({ operationId }) => operationId)).toEqual([])
  })

  it('covers every route that is not hidden', () => {
    const routes = test.app.declaredRoutes.filter(
      ({ method, url, schema }) => method !== 'HEAD' && schema.hide !== true && !url.startsWith('/api/docs'),
    )
    // Entries by number and pages by slug are one operation.
    expect(operations).toHaveLength(routes.length - 1)
  })

  it('names its site, tags, schemas and ways to sign in', () => {
    expect(document.servers).toEqual([{ url: publicUrl, description: 'This site' }])
    expect(document.info.title).toBe(`${test.deps.brand.name} API`)
    expect(document.info.description).toContain(`curl ${publicUrl}/api/auth/local`)
    for (const name of ['subscribe', 'watch', 'unwatch', swapsChannel, outingsChannel, 'room-{id}'])
      expect(document.info.description).toContain(`\`${name}\``)
    expect(Object.keys(document.components.securitySchemes)).toEqual(['sessionCookie', 'sessionToken', 'apiToken'])
    expect(document.components.schemas).toMatchObject({ ShareView: { type: 'object' }, Error: { type: 'object' } })
    const described = new Set(document.tags.map(({ name }) => name))
    expect(operations.flatMap(({ tags }) => tags).filter((tag) => !described.has(tag))).toEqual([])
  })

  it('says who may call an operation, how often, and which errors it answers', () => {
    const publish = document.paths['/api/shares']?.post
    expect(publish).toMatchObject({
      operationId: 'postShares',
      summary: 'Publish a share',
      description: expect.stringMatching(
        /^For signed-in members\. Scope of an API token: `shares:write`\. At most 30 calls in 1 hour\. Its own error codes: `COMMUNITY_ARCHIVED` \(409\), /,
      ) as string,
      tags: ['Shares'],
      security: [{ sessionCookie: [] }, { sessionToken: [] }, { apiToken: [] }],
    })
    expect(Object.keys(publish?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '429',
      '4XX',
      '5XX',
    ])
    const share = document.paths['/api/shares/{id}']?.get
    expect(share?.security).toEqual([{}, { sessionCookie: [] }, { sessionToken: [] }, { apiToken: [] }])
    expect(document.paths['/api/notifications']?.get?.security).toEqual([{ sessionCookie: [] }, { sessionToken: [] }])
    expect(Object.keys(share?.responses ?? {})).toEqual(['200', '400', '404', '410', '4XX', '5XX'])
  })

  it('describes what the names of fields do not say', () => {
    const { schemas } = document.components
    expect(schemas.MemberCard?.properties?.age?.description).toBe('Years.')
    expect(schemas.ShareView?.properties?.publishedAt?.description).toMatch(/ISO 8601/)
    expect(schemas.PublishShare?.properties?.cover?.description).toContain('Content warning')
  })

  it('names the values that the brand chooses', () => {
    const { shareKinds, honors } = test.deps.brand
    const { schemas } = document.components
    for (const { kind } of shareKinds)
      expect(schemas.PublishShare?.properties?.kind?.description).toContain(`\`${kind}\``)
    for (const { kind } of honors) expect(schemas.GiveHonor?.properties?.kind?.description).toContain(`\`${kind}\``)
    const list = document.paths['/api/shares']?.get?.parameters?.find(({ name }) => name === 'kind')
    expect(list?.description).toBe(schemas.PublishShare?.properties?.kind?.description)
  })

  it('says how nested parameters are written', () => {
    const parameters = document.paths['/api/articles']?.get?.parameters ?? []
    for (const name of ['filters', 'populate', 'pagination'])
      expect(parameters.find((parameter) => parameter.name === name)).toMatchObject({
        ...{ style: 'deepObject', explode: true, schema: { type: 'object' } },
        example: expect.any(Object),
      })
  })

  it('asks for a session exactly where the route does', () => {
    for (const { method, url, access } of test.app.declaredRoutes) {
      const path = url.replaceAll(/:(\w+)(\([^/]*\))?/g, '{$1}')
      const security = document.paths[path]?.[method.toLowerCase()]?.security
      if (security === undefined) continue
      const open = security.some((way) => Object.keys(way).length === 0)
      expect({ method, url, open }).toEqual({ method, url, open: roleHasAccess(access, null) })
    }
  })

  it('is read by people at /api/docs', async () => {
    const page = await test.visitor.gets<string>('/api/docs/')
    expect(page.status).toBe(200)
    expect(page.body).toContain(`<title>${test.deps.brand.name} API</title>`)
  })
})

it('lists error codes of operations that a brand has, in alphabetical order', async () => {
  const tests = await Promise.all(brandCodes.map((brand) => buildTestApp({ brand })))
  const routes = new Set(tests.flatMap(({ app }) => app.declaredRoutes.map(({ method, url }) => `${method} ${url}`)))
  for (const test of tests) await test.close()
  expect(Object.keys(operationErrors).filter((route) => !routes.has(route))).toEqual([])
  for (const codes of Object.values(operationErrors))
    expect(codes).toEqual(codes.filter((code) => Object.hasOwn(errors, code)).toSorted())
})
