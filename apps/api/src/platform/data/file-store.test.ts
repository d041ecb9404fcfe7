import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildTestApp,
  openTestBucket,
  type Person,
  plainPhoto,
  sendFile,
  type TestApp,
  type TestBucket,
  uploadPhoto,
} from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore, proveFileStore } from './file-store.ts'

let bucket: TestBucket
let test: TestApp
let camille: Person
beforeAll(async () => {
  bucket = await openTestBucket()
  test = await buildTestApp({ settings: { s3: bucket.settings } })
  camille = await test.personas.camille()
})
afterAll(async () => {
  await test.close()
  await bucket.close()
})

const keyOf = (url: string) => url.replace('/files/', '')
async function keysIn(settings: Parameters<typeof createFileStore>[0]): Promise<string[]> {
  const keys: string[] = []
  for await (const some of createFileStore(settings).list()) keys.push(...some)
  return keys.sort()
}

describe.each(['a folder', 'a bucket'] as const)('%s', (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'consoeurs-folder-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = () =>
    kind === 'a bucket' ? { dataDir, s3: { ...bucket.settings, prefix: 'un/autre' } } : { dataDir }

  it('returns a stored file until it is removed', async () => {
    const store = createFileStore(settings())
    const bytes = Buffer.from('une photo')
    expect(await store.read('aa-photo')).toBeNull()
    expect(await store.writtenAt('aa-photo')).toBeNull()
    await store.write('aa-photo', bytes)
    expect(Buffer.from((await store.read('aa-photo')) ?? [])).toEqual(bytes)
    expect(await store.writtenAt('aa-photo')).toBeInstanceOf(Date)
    expect(await keysIn(settings())).toEqual(['aa-photo'])
    await store.remove('aa-photo')
    await store.remove('aa-photo')
    expect(await store.read('aa-photo')).toBeNull()
    expect(await keysIn(settings())).toEqual([])
  })

  it('verifies that it can store files, and leaves nothing behind', async () => {
    await proveFileStore(settings())
    expect(await keysIn(settings())).toEqual([])
  })
})

describe('photos in a bucket', () => {
  it('are stored, served by the site only, and removed', async () => {
    const photo = await uploadPhoto(camille)
    const key = keyOf(photo.formats.small.url)
    const { status, headers } = await camille.gets(photo.formats.small.url)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' })
    expect((await test.visitor.gets(photo.formats.small.url)).status).toBe(404)
    const [added] = (await camille.posts<{ id: number }[]>('/api/photos', { fileId: photo.id })).body
    await camille.deletes(`/api/photos/${added?.id}`)
    await test.settled()
    expect(await createFileStore(test.deps.settings).read(key)).toBeNull()
  })

  it('are available again after an outage, and answer as temporarily unavailable during it', async () => {
    const photo = await uploadPhoto(camille)
    const before = await keysIn(test.deps.settings)
    await bucket.goesAway()
    expect(await camille.gets(photo.url)).toMatchObject({ status: 503, body: { error: { name: 'UNAVAILABLE' } } })
    expect(await sendFile(camille, await plainPhoto().jpeg().toBuffer())).toMatchObject({
      status: 503,
      body: { error: { name: 'UNAVAILABLE' } },
    })
    await bucket.comesBack()
    expect((await camille.gets(photo.url)).status).toBe(200)
    expect(await keysIn(test.deps.settings)).toEqual(before)
    await uploadPhoto(camille)
  })
})

describe('an unusable bucket', () => {
  it.each([
    ['is not there', () => ({ ...bucket.settings, bucket: 'absent' })],
    ['does not know the key', () => ({ ...bucket.settings, accessKeyId: 'INCONNUE' })],
    ['answers at another address', () => ({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' })],
  ])('is refused when it %s', async (_why, settings) => {
    await expect(proveFileStore({ dataDir: '', s3: settings() })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
