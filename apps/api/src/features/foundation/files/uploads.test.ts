import { readdir, stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { basename, join } from 'node:path'
import { type FileView, limits, uploadedFilePath, uploadsPath } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, plainPhoto, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openIncoming } from './incoming-uploads.ts'

let origin: string
const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'] })
beforeAll(async () => {
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

const tus = { 'tus-resumable': '1.0.0' }
const bytesOf = { ...tus, 'content-type': 'application/offset+octet-stream' }
const photo = () => plainPhoto(800, 600).jpeg().toBuffer()

async function begins(who: Person, length: number): Promise<string> {
  const headers = { ...tus, 'upload-length': String(length) }
  const { status, headers: answered } = await who.asks('POST', uploadsPath, undefined, headers)
  expect(status).toBe(201)
  return String(answered.location)
}

const sends = (who: Person, url: string, offset: number, bytes: Buffer) =>
  who.asks('PATCH', url, bytes, { ...bytesOf, 'upload-offset': String(offset) })

const arrived = async (who: Person, url: string) => {
  const { headers } = await who.app.inject({
    method: 'HEAD',
    url,
    headers: { ...tus, authorization: `Bearer ${who.token}` },
  })
  return Number(headers['upload-offset'])
}

const finishes = (who: Person, url: string) => who.posts<FileView>(uploadedFilePath(url))
const waiting = () => readdir(openIncoming(test.deps.settings).folder)

/** Promises all of it, sends `bytes` and is cut off once some of them are here. */
async function isCutAfter(who: Person, url: string, bytes: Buffer, promised: number): Promise<void> {
  const sending = httpRequest(new URL(url, origin), {
    method: 'PATCH',
    headers: { ...bytesOf, 'upload-offset': '0', 'content-length': promised, authorization: `Bearer ${who.token}` },
  })
  const cut = new Promise<unknown>((resolve) => sending.on('error', resolve))
  sending.write(bytes)
  const { path } = openIncoming(test.deps.settings)
  await expect.poll(async () => (await stat(path(basename(url)))).size).toBeGreaterThan(0)
  sending.destroy(new Error('cut'))
  await cut
}

/** Megabytes, as a phone's are. */
const heavyPhoto = () =>
  sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

describe('a resumable upload', () => {
  it('resumes where the network failed', async () => {
    const bytes = await heavyPhoto()
    const url = await begins(camille, bytes.length)
    await isCutAfter(camille, url, bytes.subarray(0, bytes.length / 2), bytes.length)
    const offset = await arrived(camille, url)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThanOrEqual(bytes.length / 2)
    expect((await finishes(camille, url)).body).toMatchObject({ error: { name: 'UPLOAD_UNFINISHED', status: 409 } })
    expect((await sends(camille, url, 0, bytes)).status).toBe(409)
    expect((await sends(camille, url, offset, bytes.subarray(offset))).status).toBe(204)
    const { status, body } = await finishes(camille, url)
    expect(status).toBe(200)
    expect(body.formats.large).toMatchObject({ width: 1920, height: 1440 })
    expect((await camille.gets(body.url)).status).toBe(200)
  })

  it('creates one file, even if its completion is repeated', async () => {
    const bytes = await photo()
    const url = await begins(camille, bytes.length)
    await sends(camille, url, 0, bytes)
    const before = await test.db.$count(tables.files, eq(tables.files.ownerId, camille.id))
    const [one, two] = await Promise.all([finishes(camille, url), finishes(camille, url)])
    const again = await finishes(camille, url)
    expect(again.status).toBe(200)
    for (const answer of [one, two].filter(({ status }) => status === 200)) expect(answer.body.id).toBe(again.body.id)
    expect(await test.db.$count(tables.files, eq(tables.files.ownerId, camille.id))).toBe(before + 1)
  })

  it('leaves no partial data, accepted or refused', async () => {
    const good = await photo()
    for (const bytes of [good, Buffer.from('%PDF-1.7 not a photo')]) {
      const url = await begins(camille, bytes.length)
      await sends(camille, url, 0, bytes)
      await finishes(camille, url)
    }
    expect((await waiting()).filter((name) => name.startsWith(`${camille.id}-`))).toEqual([])
  })

  it('is validated like any other upload', async () => {
    const bytes = Buffer.from('<html><script>alert(1)</script>')
    const url = await begins(camille, bytes.length)
    await sends(camille, url, 0, bytes)
    expect((await finishes(camille, url)).body).toMatchObject({ error: { name: 'FILE_NOT_AN_IMAGE' } })
    expect((await finishes(camille, url)).body).toMatchObject({ error: { name: 'UPLOAD_NOT_FOUND' } })
  })

  it('is refused before its first byte when it is too large or empty', async () => {
    const tooLarge = { ...tus, 'upload-length': String(limits.uploadBytes + 1) }
    expect(await camille.asks('POST', uploadsPath, undefined, tooLarge)).toMatchObject({
      status: 413,
      body: { error: { name: 'FILE_TOO_LARGE' } },
    })
    expect(await camille.asks('POST', uploadsPath, undefined, { ...tus, 'upload-length': '0' })).toMatchObject({
      status: 400,
      body: { error: { name: 'FILE_EMPTY' } },
    })
  })

  it('accepts no byte beyond the announced length', async () => {
    const url = await begins(camille, 10)
    expect((await sends(camille, url, 0, Buffer.alloc(11))).status).toBe(413)
    expect(await arrived(camille, url)).toBe(0)
  })

  it('is private', async () => {
    const bytes = await photo()
    const url = await begins(camille, bytes.length)
    await sends(camille, url, 0, bytes)
    for (const other of [ines, test.visitor]) {
      const refused = other === ines ? 404 : 401
      expect((await sends(other, url, 0, bytes)).status).toBe(refused)
      expect((await other.asks('DELETE', url, undefined, tus)).status).toBe(refused)
      expect((await finishes(other, url)).status).toBe(refused)
    }
    expect((await finishes(camille, url)).status).toBe(200)
  })

  it('can be cancelled', async () => {
    const url = await begins(camille, 100)
    expect((await camille.asks('DELETE', url, undefined, tus)).status).toBe(204)
    expect((await sends(camille, url, 0, Buffer.alloc(100))).body).toMatchObject({
      error: { name: 'UPLOAD_NOT_FOUND' },
    })
  })

  it('never uses a path from its sender', async () => {
    for (const name of ['..%2f..%2fsecret', `${camille.id}-..%2fsecret`, `${camille.id}-${'0'.repeat(31)}/`]) {
      expect((await sends(camille, `${uploadsPath}/${name}`, 0, Buffer.alloc(1))).status).toBe(404)
    }
  })
})

describe('unfinished uploads', () => {
  it('are removed after a day, and not before', async () => {
    const lea = await test.personas.member('Léa')
    const url = await begins(lea, 100)
    await sends(lea, url, 0, Buffer.alloc(40))
    const incoming = openIncoming(test.deps.settings)
    await incoming.collect(new Date())
    expect(await arrived(lea, url)).toBe(40)
    expect(await incoming.collect(new Date(Date.now() + limits.uploadUnfinished + 60_000))).toBeGreaterThan(0)
    expect(await waiting()).toEqual([])
    expect((await finishes(lea, url)).status).toBe(404)
  })

  it('are limited per member: a new one replaces the oldest', async () => {
    const zoe = await test.personas.member('Zoé')
    const urls: string[] = []
    for (let index = 0; index < limits.uploadsOpen + 2; index++) urls.push(await begins(zoe, 100))
    const kept = (await waiting()).filter((name) => name.startsWith(`${zoe.id}-`) && !name.endsWith('.json'))
    expect(kept).toHaveLength(limits.uploadsOpen)
    expect(kept.map((name) => join(uploadsPath, name))).toContain(urls.at(-1))
  })
})

describe('the upload limit', () => {
  it('counts both ways of uploading together', async () => {
    const limited = await buildTestApp({ limits: true })
    const mai = await limited.personas.member('Mai')
    const headers = { ...tus, 'upload-length': '100' }
    const statuses = async (count: number, call: () => Promise<{ status: number }>) => {
      const seen = new Set<number>()
      for (let index = 0; index < count; index++) seen.add((await call()).status)
      return [...seen]
    }
    expect(await statuses(30, () => mai.posts('/api/files'))).toEqual([400])
    expect(await statuses(30, () => mai.asks('POST', uploadsPath, undefined, headers))).toEqual([201])
    expect((await mai.asks('POST', uploadsPath, undefined, headers)).status).toBe(429)
    expect((await mai.posts('/api/files')).status).toBe(429)
    await limited.close()
  })
})
