import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from './refusal.ts'

const SQLITE_BUSY = 5

export interface FolderLock {
  release(): void
}

/**
 * SQLite takes a kernel lock on an empty file, which is released even by kill -9. Unlike a PID file, it also works
 * between containers that share the folder.
 */
export function lockFolder(folder: string, name = '.lock'): FolderLock {
  const lock = new DatabaseSync(join(folder, name), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartRefusal(
      `Le dossier de données ${folder} sert déjà à un autre serveur : arrête-le, ou choisis un autre dossier avec DATA_DIR.`,
    )
  }
  return { release: () => lock.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
