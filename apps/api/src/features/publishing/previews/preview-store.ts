import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** About 150 kB each. */
const MAX_ENTRIES = 1_500
const EVICTION_MARGIN = 100

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export function createPreviewStore(dataDir: string, most = MAX_ENTRIES, more = EVICTION_MARGIN) {
  const folder = join(dataDir, 'previews')
  let written = 0

  async function makeRoom(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png'))
    if (names.length <= most) return
    const ages = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
    const oldest = ages.sort((one, other) => one.at - other.at).slice(0, names.length - most)
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  }

  return {
    async read(name: string): Promise<Buffer | null> {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    /** Atomic: written to a temporary file, then renamed. */
    async keep(name: string, picture: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${name}.${process.pid}`)
      await writeFile(unfinished, picture)
      await rename(unfinished, join(folder, name))
      if (written++ % more === 0) await makeRoom()
    },
  }
}
