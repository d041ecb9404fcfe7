import { type FileView, fileFormats, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq, getTableName, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFileStore, type FileStore } from '../../../platform/data/file-store.ts'
import { collectStrayBytes, collectUnusedFiles, fileUses } from './collect-orphans.ts'
import { randomFileName, storedKey } from './image-store.ts'
import { attachFiles } from './public.ts'

let fileStore: FileStore
const { test, camille } = await setUpTestApp({ personas: ['camille'] })
beforeAll(async () => {
  fileStore = createFileStore(test.deps.settings)
})

const HOUR = 3_600_000
const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
const afterGrace = () => later(limits.uploadUnused + HOUR)

async function collect(now: Date): Promise<void> {
  await collectUnusedFiles(test.app.events.unitOfWork, now)
  await test.settled()
  await collectStrayBytes({ db: test.db, fileStore }, now)
}

const isStored = async ({ url }: FileView) => (await fileStore.read(url.replace('/files/', ''))) !== null
const hasRow = async ({ id }: FileView) => (await test.db.$count(tables.files, eq(tables.files.id, id))) === 1
const isKept = async (file: FileView) => ({ row: await hasRow(file), bytes: await isStored(file) })

const attached = async (file: FileView) => {
  await test.app.events.unitOfWork((tx) => attachFiles(tx, camille, [file.id], { audience: 'members' }))
  return file
}

describe('an unused file', () => {
  it('is removed after a day, and not before', async () => {
    const file = await uploadPhoto(camille)
    await collect(later(limits.uploadUnused - HOUR))
    expect(await isKept(file)).toEqual({ row: true, bytes: true })
    await collect(afterGrace())
    expect(await isKept(file)).toEqual({ row: false, bytes: false })
  })

  it('is kept while a draft contains it', async () => {
    const file = await uploadPhoto(camille)
    await camille.puts('/api/drafts/share:un-matin', { fileIds: [file.id] })
    await collect(afterGrace())
    expect(await isKept(file)).toEqual({ row: true, bytes: true })
    await camille.deletes('/api/drafts/share:un-matin')
    await collect(afterGrace())
    expect(await isKept(file)).toEqual({ row: false, bytes: false })
  })

  it('is removed after the content that used it was deleted', async () => {
    const file = await attached(await uploadPhoto(camille))
    const [share] = await test.db
      .insert(tables.shares)
      .values({
        authorId: camille.id,
        clientId: crypto.randomUUID(),
        slug: 'essai',
        kind: 'photo',
        body: 'Regarde',
        visibility: 'members',
      })
      .returning({ id: tables.shares.id })
    const shareId = share?.id ?? 0
    await test.db.insert(tables.shareImages).values({ shareId, fileId: file.id, position: 0 })
    await collect(afterGrace())
    expect(await isKept(file)).toEqual({ row: true, bytes: true })
    await test.db.delete(tables.shares).where(eq(tables.shares.id, shareId))
    await collect(afterGrace())
    expect(await isKept(file)).toEqual({ row: false, bytes: false })
  })

  it('is searched for in every column that references files', async () => {
    const { rows } = await test.db.execute<{ use: string }>(sql`
      select conrelid::regclass || '.' || attname as use from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'files'::regclass`)
    const known = fileUses.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
    expect(rows.map(({ use }) => use).sort()).toEqual([...known].sort())
  })
})

describe('stored bytes without a row', () => {
  it('are removed a day after a process died before writing the row', async () => {
    const key = storedKey(randomFileName(), 'small')
    await fileStore.write(key, Buffer.from('half of a picture'))
    await collect(later(limits.uploadUnused - HOUR))
    expect(await fileStore.read(key)).not.toBeNull()
    await collect(afterGrace())
    expect(await fileStore.read(key)).toBeNull()
  })

  it('are removed when the account was deleted with its rows', async () => {
    const lea = await test.personas.member('Léa')
    const { id: fileId, url } = await uploadPhoto(lea)
    await lea.posts('/api/photos', { fileId })
    await test.db.delete(tables.users).where(eq(tables.users.id, lea.id))
    await collect(afterGrace())
    expect(await fileStore.read(url.replace('/files/', ''))).toBeNull()
  })

  it('are kept if their name is not one of the site', async () => {
    await fileStore.write('lisez-moi.txt', Buffer.from('ailleurs'))
    await collect(afterGrace())
    expect(await fileStore.read('lisez-moi.txt')).not.toBeNull()
  })
})

type Step = 'upload' | 'use' | 'remove' | 'collect' | 'crash'

it('files in use are never collected, in any order of actions', async () => {
  const step = fc.constantFrom<Step>('upload', 'use', 'use', 'remove', 'collect', 'crash')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const member = await test.personas.member(`Membre${randomFileName()}`)
      const used = new Map<number, FileView>()
      const waiting: FileView[] = []
      const does: Record<Step, () => Promise<void>> = {
        upload: async () => void waiting.push(await uploadPhoto(member)),
        use: async () => {
          const file = waiting.pop() ?? (await uploadPhoto(member))
          const { body, status } = await member.posts<{ id: number; file: FileView }[]>('/api/photos', {
            fileId: file.id,
          })
          if (status === 200) for (const photo of body) used.set(photo.id, photo.file)
        },
        remove: async () => {
          const [id] = used.keys()
          if (id === undefined) return
          await member.deletes(`/api/photos/${id}`)
          used.delete(id)
        },
        collect: async () => {
          await collect(afterGrace())
          waiting.length = 0
        },
        crash: async () => {
          for (const format of Object.keys(fileFormats) as (keyof typeof fileFormats)[]) {
            await fileStore.write(storedKey(randomFileName(), format), Buffer.from('left over'))
          }
        },
      }
      for (const next of steps) await does[next]()
      await collect(afterGrace())
      for (const file of used.values()) expect(await isKept(file)).toEqual({ row: true, bytes: true })
      expect(await test.db.$count(tables.files, eq(tables.files.ownerId, member.id))).toBe(used.size)
    }),
    { numRuns: 12 },
  )
})
