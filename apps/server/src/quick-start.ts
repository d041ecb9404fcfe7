import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

/** A file of ours, and the workspace that it stands in. */
const ours = /^file:.*\/(?:apps|packages)\/[^/]+\/(?!.*\/node_modules\/)/
/** What is looked for in node_modules. */
const isPackage = (specifier: string) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:')

/**
 * Its own files: all of them modules, and Node parses its package.json (175 kB) for each to learn so, which took a third of
 * a start.
 */
const insideDrizzle = (specifier: string, parent: string) =>
  specifier.startsWith('.') && specifier.endsWith('.js') && parent.includes('/node_modules/drizzle-orm/')

/**
 * A thousand files are read at each start. What became of them is kept, by their content, for the next one; and where a
 * package lies is looked up once for each workspace: four hundred of our files name drizzle-orm, whose list of exports
 * (137 kB) Node parses each time that it is named, which took a quarter of a start. Only what is imported afterwards is
 * quicker, so whoever starts imports this first and the rest with `import()`.
 */
export function startQuickly(): void {
  enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'))
  const known = new Map<string, { url: string; format?: string | null | undefined; shortCircuit: true }>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context
      if (insideDrizzle(specifier, parentURL))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      const workspace = isPackage(specifier) ? ours.exec(parentURL)?.[0] : undefined
      if (workspace === undefined) return next(specifier, context)
      const key = `${workspace} ${context.conditions.includes('require')} ${specifier}`
      const found = known.get(key) ?? { ...next(specifier, context), shortCircuit: true as const }
      known.set(key, found)
      return found
    },
  })
}
