import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@consoeurs/contract'

const ID = /^(\d+)-[0-9a-f]{32}$/
const LENGTHS = '.json'

/**
 * Uploads wait here on the local disk until they are rendered, for a day at most. Originals are kept nowhere else and
 * deleted once rendered or refused, because photos reveal where they were taken.
 */
export interface IncomingUploads {
  folder: string
  /** Only this member may use the id. */
  newId(memberId: number): string
  isOf(memberId: number, id: string): boolean
  path(id: string): string
  remove(id: string): Promise<void>
  /** Deletes the member's oldest uploads beyond the limit. */
  makeRoom(memberId: number): Promise<void>
  /** Deletes files untouched for a day, and returns their number. */
  collect(now: Date): Promise<number>
}

export function openIncoming({ dataDir }: { dataDir: string }): IncomingUploads {
  const folder = join(dataDir, 'incoming')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = (id: string) => join(folder, id)

  async function remove(id: string): Promise<void> {
    await rm(path(id), { force: true })
    await rm(path(`${id}${LENGTHS}`), { force: true })
  }

  async function list(): Promise<{ name: string; touchedAt: number }[]> {
    const names = await readdir(folder)
    const touched = await Promise.all(names.map((name) => stat(path(name)).catch(() => null)))
    return names.flatMap((name, index) => {
      const found = touched[index]
      return found ? [{ name, touchedAt: found.mtimeMs }] : []
    })
  }

  return {
    folder,
    path,
    remove,
    newId: (memberId) => `${memberId}-${randomBytes(16).toString('hex')}`,
    isOf: (memberId, id) => ID.exec(id)?.[1] === String(memberId),
    async makeRoom(memberId) {
      const hers = (await list()).filter(({ name }) => ID.exec(name)?.[1] === String(memberId))
      const oldestFirst = hers.sort((a, b) => a.touchedAt - b.touchedAt)
      const surplus = oldestFirst.slice(0, Math.max(0, hers.length - limits.uploadsOpen + 1))
      for (const { name } of surplus) await remove(name)
    },
    async collect(now) {
      const before = now.getTime() - limits.uploadUnfinished
      const expired = (await list()).filter(({ touchedAt }) => touchedAt < before)
      for (const { name } of expired) await rm(path(name), { force: true })
      return expired.length
    },
  }
}
