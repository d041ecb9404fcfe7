import { join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ApiSettings } from '../deps.ts'

/** Where stored pictures lie. Names are ours and random; nothing a person sent is ever a path. */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Null where nothing is stored under that key. */
  read(key: string): Promise<Uint8Array | null>
  /** Safe to repeat: what is not there is removed already. */
  remove(key: string): Promise<void>
}

/** Two first characters as a folder, so that no folder grows without end. */
const shard = (key: string) => `${key.slice(0, 2)}/${key}`

/** A folder below the data folder. */
export function createFileStore({ dataDir }: Pick<ApiSettings, 'dataDir'>): FileStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'uploads'), visibility: 'private' }))
  return {
    write: (key, bytes) => disk.put(shard(key), bytes),
    async read(key) {
      try {
        return await disk.getBytes(shard(key))
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(shard(key)))) return null
        throw error
      }
    },
    remove: (key) => disk.delete(shard(key)),
  }
}
