/** Module graph for `check-imports.ts`, derived from file imports. */
import type { IModule } from 'dependency-cruiser'

/** Folders whose subfolders are modules. */
const MODULES = [
  /^(apps\/(?:api\/src|web\/app)\/features\/[^/]+\/[^/]+)\//,
  /^(apps\/api\/src\/platform\/[^/]+)\//,
  /^(apps\/web\/app\/(?!features\/|routes\/)[^/]+)\//,
]

const TESTS = /\.(test|spec|scene)\.tsx?$/

/** An import across modules. */
export interface ModuleImport {
  from: string
  to: string
  file: string
  imported: string
}

const moduleOf = (file: string): string | null => {
  for (const pattern of MODULES) {
    const found = pattern.exec(file)
    if (found?.[1] !== undefined) return found[1]
  }
  return null
}

function moduleImports(files: IModule[]): ModuleImport[] {
  return files
    .filter(({ source }) => !TESTS.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ file: source, imported: resolved })))
    .flatMap(({ file, imported }) => {
      const from = moduleOf(file)
      const to = moduleOf(imported)
      return from === null || to === null || from === to ? [] : [{ from, to, file, imported }]
    })
}

function reachableFrom(start: string, imports: ModuleImport[]): Set<string> {
  const reached = new Set<string>()
  const queue = [start]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const { from, to } of imports) {
      if (from !== name || reached.has(to)) continue
      reached.add(to)
      queue.push(to)
    }
  }
  return reached
}

/** Imports that are part of a cycle of modules. */
export function circularImports(files: IModule[]): ModuleImport[] {
  const imports = moduleImports(files)
  const reachable = new Map<string, Set<string>>()
  const reached = (name: string) => {
    const known = reachable.get(name) ?? reachableFrom(name, imports)
    reachable.set(name, known)
    return known
  }
  return imports.filter(({ from, to }) => reached(to).has(from))
}
