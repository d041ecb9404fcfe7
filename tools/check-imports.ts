/** Reports imports that break a rule of ARCHITECTURE.md. */
import { existsSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.mjs'
import { circularImports } from './module-graph.ts'

const ROOMS = ['apps', 'packages', 'tools', 'tests']

/** A cycle of modules; dependency-cruiser's own rule only sees cycles of files. */
export const MODULE_CIRCLE = '2-no-circle-of-modules'

export interface ImportBreach {
  rule: string
  from: string
  to: string
  remedy: string
}

export interface ImportReport {
  modules: number
  imports: number
  breaches: ImportBreach[]
}

export async function checkImports(baseDir: string): Promise<ImportReport> {
  const rooms = ROOMS.filter((room) => existsSync(`${baseDir}/${room}`))
  const { enhancedResolveOptions, ...options } = configuration.options
  const { output } = await cruise(
    rooms,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: configuration.forbidden } },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of its result')
  return report(output)
}

function report({ modules, summary }: ICruiseResult): ImportReport {
  const own = modules.filter((module) => !module.source.includes('node_modules'))
  return {
    modules: own.length,
    imports: own.reduce((sum, module) => sum + module.dependencies.length, 0),
    breaches: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to, remedy: remedyOf(rule.name) })),
      ...circularImports(own).map(({ file, imported }) => ({
        rule: MODULE_CIRCLE,
        from: file,
        to: imported,
        remedy: remedyOf('2-imports-go-downward'),
      })),
    ],
  }
}

function remedyOf(name: string): string {
  return configuration.forbidden.find((rule) => rule.name === name)?.comment ?? ''
}

if (import.meta.main) {
  const { modules, imports, breaches } = await checkImports(process.cwd())
  for (const { rule, from, to, remedy } of breaches) console.error(`${rule}\n  ${from}\n  → ${to}\n  ${remedy}\n`)
  if (imports === 0) console.error('No import was read at all: the parser is missing, so this check proves nothing.')
  console.log(`${modules} modules, ${imports} imports, ${breaches.length} breaches`)
  process.exitCode = breaches.length > 0 || imports === 0 ? 1 : 0
}
