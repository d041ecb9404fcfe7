import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const MIB = 1024 * 1024

/** A disk of its own, in memory: only root may mount one. */
export function mountDisk(folder: string, mebibytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=755`, 'tmpfs', folder])
}

export const unmountDisk = (folder: string): void => void execFileSync('umount', ['-l', folder])

const ballast = (folder: string) => join(folder, 'ballast')

/** Takes what is left, to the last byte. */
export function fillDisk(folder: string): void {
  const file = openSync(ballast(folder), 'w')
  const piece = Buffer.alloc(MIB, 1)
  try {
    for (;;) writeSync(file, piece)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

export const freeDisk = (folder: string): void => rmSync(ballast(folder))

export const spaceLeft = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
