import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

const ours = /^file:.*\/(?:apps|packages)\/[^/]+\/(?!.*\/node_modules\/)/
const isPackage = (specifier: string) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:')

/** Otherwise Node parses its package.json (175 kB) for each file, a third of the start. */
const insideDrizzle = (specifier: string, parent: string) =>
  specifier.startsWith('.') && specifier.endsWith('.js') && parent.includes('/node_modules/drizzle-orm/')

/**
 * Caches compiled code and package lookups: 400 files import drizzle-orm, and parsing its exports (137 kB) each time
 * took a quarter of the start. Only later imports are faster, so import this first and the rest with `import()`.
 */
export function startQuickly(): void {
  enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/node'))
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
