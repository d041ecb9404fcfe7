import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from './refusal.ts'

const SQLITE_BUSY = 5

export interface FolderLock {
  release(): void
}

/**
 * Holds a folder for this process alone. The lock is the kernel's own (SQLite takes it on an empty file), so it falls
 * with the process, however that one ends: a file left behind by kill -9 locks nothing. Two containers that share one
 * folder see each other too, which process numbers could not tell.
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
