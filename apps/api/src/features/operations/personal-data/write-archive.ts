import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Brand } from '@consoeurs/brand'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { ApiSettings } from '../../../deps.ts'
import type { FileStore } from '../../../platform/data/file-store.ts'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { soundKey, storedKey } from '../../foundation/files/public.ts'
import { archiveKey } from './archive-key.ts'
import { archivedFileName, archivePage } from './archive-page.ts'
import { buildArchive, type Chapters } from './build-archive.ts'

const { archives, users } = tables

const NAME_BYTES = 16

/**
 * At most once a day.
 * @throws AppError ARCHIVE_TOO_SOON
 */
export async function requestArchive(tx: Tx, viewer: Viewer, { jobs, now }: { jobs: Jobs; now: () => Date }) {
  // Serialises concurrent requests.
  await lockUser(tx, viewer.id)
  const since = new Date(now().getTime() - limits.archive.every)
  const recent = await tx.$count(archives, and(eq(archives.userId, viewer.id), gt(archives.createdAt, since)))
  if (recent > 0) throw new AppError('ARCHIVE_TOO_SOON')
  const name = randomBytes(NAME_BYTES).toString('hex')
  const [row] = await tx
    .insert(archives)
    .values({ userId: viewer.id, name, createdAt: now() })
    .returning({ id: archives.id })
  if (row !== undefined) await jobs.enqueue('archive.make', { archiveId: row.id }, tx)
}

interface MakeParts {
  db: Database
  brand: Brand
  unitOfWork: UnitOfWork
  fileStore: FileStore
  jobs: Jobs
  settings: ApiSettings
  now: () => Date
}

/** Reads files one by one, to keep memory small. */
function addFiles(zip: ZipFile, fileStore: FileStore, chapters: Chapters): void {
  for (const { name, sound } of chapters.get('fichiers') ?? []) {
    const key = sound === null ? storedKey(String(name), 'large') : soundKey(String(name))
    zip.addReadStreamLazy(`fichiers/${archivedFileName({ name, sound })}`, { compress: false }, (give) => {
      fileStore.read(key).then(
        (bytes) => give(null, Readable.from([Buffer.from(bytes ?? [])])),
        (error) => give(error, Readable.from([])),
      )
    })
  }
}

async function writeZip(parts: MakeParts, chapters: Chapters, path: string): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  zip.on('error', (error) => zip.outputStream.emit('error', error))
  const page = archivePage(chapters, { site: parts.brand.name, at: parts.now() })
  zip.addReadStream(Readable.from(page), 'mes-donnees.html')
  for (const [chapter, rows] of chapters) {
    zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `donnees/${chapter}.json`)
  }
  addFiles(zip, parts.fileStore, chapters)
  zip.end()
  await written
}

/** Safe to restart. */
export async function writeArchive(parts: MakeParts, archiveId: number): Promise<void> {
  const { db, unitOfWork, fileStore, jobs, settings, now } = parts
  const [asked] = await db.select().from(archives).where(eq(archives.id, archiveId))
  if (asked === undefined || asked.readyAt !== null) return
  const folder = join(settings.dataDir, 'archives')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${asked.name}.part`)
  try {
    await writeZip(parts, await buildArchive(db, asked.userId, settings.secret), path)
    await fileStore.take(archiveKey(asked.name), path)
    const { size: bytes } = await stat(path)
    await unitOfWork(async (tx) => {
      const ready = await tx
        .update(archives)
        .set({ readyAt: now(), bytes })
        .where(eq(archives.id, archiveId))
        .returning({ id: archives.id })
      const [user] = await tx.select().from(users).where(eq(users.id, asked.userId))
      if (ready.length === 0 || user === undefined || user.blocked) return
      const props = { name: user.name, dataUrl: `${settings.publicUrl}/settings/donnees`, days: limits.archive.days }
      await jobs.enqueue('mail', { kind: 'archiveReady', to: user.email, props }, tx)
    })
  } finally {
    await rm(path, { force: true })
  }
}
