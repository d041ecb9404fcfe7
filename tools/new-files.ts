import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Formats what a generator wrote; a file that Biome refuses is the generator's fault. */
export function format(root: string, files: string[]): void {
  const biome = join(root, 'node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, ['check', '--write', ...files], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The new files do not pass Biome:\n${stderr}`)
}
