import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const contract = join(import.meta.dirname, '../../../packages/contract/src')

/** By `Schema` or `Schema.field`: the comment on it in the contract. */
export type ContractDocs = Record<string, string>

/** The sentences of the comment right before a declaration, on one line. */
function commentOn(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1)
  return ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ').trim() || undefined
}

/** `z.object({ … })`, `Base.extend({ … })` and a plain `{ … }`: their objects, and the names that these build on. */
function partsOf(node: ts.Expression): { objects: ts.ObjectLiteralExpression[]; bases: string[] } {
  const parts = { objects: [] as ts.ObjectLiteralExpression[], bases: [] as string[] }
  const read = (expression: ts.Expression): void => {
    if (ts.isObjectLiteralExpression(expression)) {
      parts.objects.push(expression)
      for (const property of expression.properties) if (ts.isSpreadAssignment(property)) read(property.expression)
    } else if (ts.isIdentifier(expression)) parts.bases.push(expression.text)
    else if (ts.isPropertyAccessExpression(expression)) read(expression.expression)
    else if (ts.isCallExpression(expression)) {
      read(expression.expression)
      for (const argument of expression.arguments) if (ts.isObjectLiteralExpression(argument)) read(argument)
    }
  }
  read(node)
  return parts
}

function readFile(path: string, into: { docs: Map<string, Map<string, string>>; bases: Map<string, string[]> }): void {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || initializer === undefined) continue
      const { objects, bases } = partsOf(initializer)
      const fields = objects.flatMap(({ properties }) =>
        properties.flatMap((property) => {
          const text = property.name && ts.isIdentifier(property.name) ? commentOn(property) : undefined
          return text === undefined ? [] : [[property.name?.getText() ?? '', text] as const]
        }),
      )
      const own = commentOn(statement)
      into.docs.set(name.text, new Map([...(own === undefined ? [] : [['', own] as const]), ...fields]))
      into.bases.set(name.text, bases)
    }
  }
}

/** Comments are not in the schemas themselves, so that pages do not load them. */
export function readContractDocs(): ContractDocs {
  const docs = new Map<string, Map<string, string>>()
  const bases = new Map<string, string[]>()
  for (const name of globSync('**/*.ts', { cwd: contract }))
    if (!name.endsWith('.test.ts')) readFile(join(contract, name), { docs, bases })
  const inherited = (name: string): (readonly [string, string])[] => [
    ...(bases.get(name) ?? []).flatMap((base) => (base === name ? [] : inherited(base))),
    ...(docs.get(name) ?? []),
  ]
  const found = [...docs].flatMap(([name, own]) => {
    const fields = new Map(inherited(name).filter(([field]) => field !== ''))
    const text = own.get('')
    const all = [
      ...(text === undefined ? [] : [[name, text]]),
      ...[...fields].map(([field, doc]) => [`${name}.${field}`, doc]),
    ]
    return /^[A-Z]/.test(name) ? all : []
  })
  return Object.fromEntries(found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}
