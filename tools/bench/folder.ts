import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for what a bench starts. As root the database runs under another user, who must be able to pass through. */
export function benchFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o711)
  return folder
}
