import type { OpenApiDocument, Operation, Parameter, PathItem, Schema } from './document.ts'

/** Paths that differ only in the names of their parameters are one path in OpenAPI. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

const either = (first: Schema | undefined, second: Schema | undefined): Schema => ({
  anyOf: [first, second].filter((schema) => schema !== undefined),
})

function mergeParameters(first: Parameter[], second: Parameter[]): Parameter[] {
  const others = new Map(second.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]))
  const shared = first.map((parameter) => {
    const other = others.get(`${parameter.in} ${parameter.name}`)
    others.delete(`${parameter.in} ${parameter.name}`)
    return other === undefined ? parameter : { ...parameter, schema: either(parameter.schema, other.schema) }
  })
  return [...shared, ...others.values()]
}

/** Two routes of one method and path shape: the server chooses by the form of the parameter. */
function mergeOperations(first: Operation, second: Operation): Operation {
  const json = 'application/json'
  const schemas = [first, second].map(({ responses }) => responses?.[200]?.content?.[json]?.schema)
  const answer = { ...first.responses?.[200], content: { [json]: { schema: either(schemas[0], schemas[1]) } } }
  return {
    ...first,
    description: `${first.description} With a number it does this: ${first.summary}. Otherwise: ${second.summary}.`,
    parameters: mergeParameters(first.parameters ?? [], second.parameters ?? []),
    responses: { ...first.responses, 200: answer },
  }
}

function renamed(operation: Operation, from: string, to: string): Operation {
  const names = new Map(namesOf(from).map((name, place) => [name, namesOf(to)[place]]))
  const parameters = operation.parameters?.map((parameter) =>
    parameter.in === 'path' ? { ...parameter, name: names.get(parameter.name) ?? parameter.name } : parameter,
  )
  return { ...operation, ...(parameters && { parameters }) }
}

/** Fastify has `/pages/:id(^\d+$)` beside `/pages/:slug`; the numbered one names the parameter. */
export function mergePaths(paths: OpenApiDocument['paths']): OpenApiDocument['paths'] {
  const merged = new Map<string, { path: string; item: PathItem }>()
  const byNumberFirst = Object.entries(paths).sort(
    ([a], [b]) => Number(!a.includes('{id}')) - Number(!b.includes('{id}')),
  )
  for (const [path, item] of byNumberFirst) {
    const known = merged.get(shapeOf(path))
    if (known === undefined) {
      merged.set(shapeOf(path), { path, item: { ...item } })
      continue
    }
    for (const [method, operation] of Object.entries(item)) {
      const other = renamed(operation, path, known.path)
      const first = known.item[method]
      known.item[method] = first === undefined ? other : mergeOperations(first, other)
    }
  }
  return Object.fromEntries([...merged.values()].map(({ path, item }) => [path, item]).sort())
}
