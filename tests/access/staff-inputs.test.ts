import { afterAll, beforeAll, expect, it } from 'vitest'
import { DeskScene } from './desk.scene.ts'
import { routeTable } from './route-table.ts'

let scene: DeskScene
beforeAll(async () => {
  scene = await DeskScene.open()
})
afterAll(() => scene.test.close())

/** Routes that only staff may call, as « METHOD /address/{id} ». */
const ofStaff = new Set(
  routeTable.flatMap((row) => {
    const [method = '', url = '', access = ''] = row.split(' ')
    const address = url.replaceAll(/:(\w+)/g, '{$1}')
    return ['moderator', 'editor', 'admin'].includes(access) ? [`${method} ${address}`] : []
  }),
)

interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maximum?: number
  exclusiveMaximum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
}

/** Formats whose length is known. */
const measured = new Set(['uuid', 'date-time', 'date', 'time'])

const isBounded: Record<string, (schema: Schema) => boolean> = {
  string: ({ maxLength, format = '' }) => maxLength !== undefined || measured.has(format),
  integer: ({ maximum, exclusiveMaximum }) => maximum !== undefined || exclusiveMaximum !== undefined,
  number: ({ maximum, exclusiveMaximum }) => maximum !== undefined || exclusiveMaximum !== undefined,
  array: ({ maxItems }) => maxItems !== undefined,
}

type Named = Record<string, Schema>

/** A name may stand for another name. */
function resolved(schema: Schema, named: Named): Schema {
  const target = named[schema.$ref?.replace('#/components/schemas/', '') ?? '']
  return target === undefined ? schema : resolved(target, named)
}

/** The places of a schema that take as much as one sends. @param named what `$ref` names */
function unbounded(written: Schema, path: string, named: Named): string[] {
  const schema = resolved(written, named)
  if (schema.const !== undefined || schema.enum !== undefined) return []
  const inside = (inner: Schema, at: string) => unbounded(inner, at, named)
  const types = [schema.type ?? []].flat()
  return [
    ...types.flatMap((type) => (isBounded[type]?.(schema) === false ? [`${path}: ${type}`] : [])),
    ...(schema.$ref === undefined ? [] : [`${path}: ${schema.$ref}`]),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => inside(one, path)),
    ...(schema.items === undefined ? [] : inside(schema.items, `${path}[]`)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => inside(inner, `${path}.${name}`)),
    ...(typeof schema.additionalProperties === 'object' ? inside(schema.additionalProperties, `${path}.*`) : []),
  ]
}

interface Description {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Named }
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

it('every input field for staff has a limit, and unknown fields are refused', () => {
  const { paths = {}, components } = scene.test.app.swagger() as Description
  const named = components?.schemas ?? {}
  const seen = new Set<string>()
  const open = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const where = `${method.toUpperCase()} ${path}`
      if (!ofStaff.has(where)) return []
      seen.add(where)
      return [
        ...parameters.flatMap(({ name, schema }) => unbounded(schema, `${where} ?${name}`, named)),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => [
          ...(resolved(schema, named).additionalProperties === false ? [] : [`${where} body: what it does not know`]),
          ...unbounded(schema, `${where} body`, named),
        ]),
      ]
    }),
  )
  expect(open).toEqual([])
  // Pictures and sounds of evidence are no document of programs.
  expect([...ofStaff].filter((where) => !seen.has(where) && !/\/(pictures|sounds)\//.test(where))).toEqual([])
})

/** What no form of the desk sends. */
const hostile: unknown[] = [
  '\u0000',
  '\ud800',
  `${'é'.repeat(120_000)}`,
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  -1,
  1.5,
  1e308,
  true,
  null,
  [],
  ['a', 'a'],
  { toString: 1 },
]

type Body = Record<string, unknown>

/** The body with each of its fields, one at a time, as nobody should send it; and one field more. */
function* spoilt(body: Body): Generator<Body> {
  for (const name of Object.keys(body)) {
    for (const value of hostile) yield { ...body, [name]: value }
    const inner = body[name]
    if (typeof inner !== 'object' || inner === null) continue
    for (const changed of spoilt(inner as Body)) yield { ...body, [name]: changed }
  }
  yield { ...body, surprise: 'x' }
}

it.each([...ofStaff].filter((route) => !/^(GET|DELETE) /.test(route)))(
  '%s answers any body without a server error',
  async (route) => {
    const [method = ''] = route.split(' ')
    const { path, body = {} } = await scene.writeOf(route.replaceAll(/\{(\w+)\}/g, ':$1'))
    for (const said of spoilt(body as Body)) {
      const { status } = await scene.admin.asks(method as 'POST', path, said)
      expect(status, `${path} ${JSON.stringify(said).slice(0, 200)}`).toBeLessThan(500)
    }
  },
)

it.each([...ofStaff].filter((route) => route.startsWith('GET ') && !route.includes('{')))(
  '%s answers any query without a server error',
  async (route) => {
    const path = route.slice(4)
    const odd = ['%00', '%ED%A0%80', '%25', '%5C', "'", 'a'.repeat(101), '-1', '1e9', '99999999999999999999']
    for (const name of ['q', 'page', 'sort', 'days', 'surprise']) {
      for (const value of odd) {
        const { status } = await scene.admin.gets(`${path}?${name}=${value}`)
        expect(status, `${name}=${value}`).toBeLessThan(500)
      }
    }
  },
)
