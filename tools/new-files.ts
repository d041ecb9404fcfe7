import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Formats generated files.
 * @throws if Biome rejects one, which is a bug of the generator
 */
export function format(root: string, files: string[]): void {
  const biome = join(root, 'node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, ['check', '--write', ...files], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The new files do not pass Biome:\n${stderr}`)
}
