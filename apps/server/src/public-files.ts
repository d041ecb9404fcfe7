import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface PublicFile {
  folder: string
  /** Below its folder, with a slash before. */
  path: string
}

const COMPRESSED = /\.(br|gz)$/
/** A page is filled in by whoever serves it. */
const PAGE = 'index.html'

/** Every file that may be served, by its address: what is not in this list is never looked for on the disk. */
export function publicFiles(folders: { prefix: string; folder: string }[]): Map<string, PublicFile> {
  const files = new Map<string, PublicFile>()
  for (const { prefix, folder } of folders) {
    for (const path of pathsBelow(folder)) files.set(`${prefix}${path}`, { folder, path })
  }
  return files
}

function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== PAGE && !COMPRESSED.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
}
