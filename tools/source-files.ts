import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_OURS = new Set([
  'node_modules',
  'build',
  '.git',
  '.data',
  '.react-router',
  '.stryker-tmp',
  'test-results',
  'playwright-report',
])

/** Project files below `folder`, relative to `baseDir`, with forward slashes. */
export function sourceFiles(baseDir: string, folder = ''): string[] {
  return readdirSync(join(baseDir, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? sourceFiles(baseDir, path) : [path]
  })
}
