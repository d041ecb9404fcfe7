import type { FileView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { attachFiles } from './public.ts'

const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'] })

const unitOfWork: UnitOfWork = (work) => test.app.events.unitOfWork(work)

const attach = (owner: Person, file: FileView, place: Parameters<typeof attachFiles>[3]) =>
  unitOfWork((tx) => attachFiles(tx, owner, [file.id], place))

describe('reading a stored picture', () => {
  const statusFor = async (who: Person, file: FileView) => (await who.gets(file.formats.small.url)).status

  it('is allowed to its uploader only until it is used', async () => {
    const file = await uploadPhoto(camille)
    expect(await statusFor(camille, file)).toBe(200)
    expect(await statusFor(ines, file)).toBe(404)
    expect(await statusFor(test.visitor, file)).toBe(404)
  })

  it('is allowed to everyone and cached for a year if it is public', async () => {
    const file = await uploadPhoto(camille)
    await attach(camille, file, { audience: 'public' })
    const { status, headers } = await test.visitor.gets(file.url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${file.url.split('/').at(-1)}"`,
    })
  })

  it('is allowed to its owner only while the account is paused, suspended or banned', async () => {
    const rosa = await test.personas.member('Rosa')
    const file = await uploadPhoto(rosa)
    await attach(rosa, file, { audience: 'public' })
    const away = [{ pause: 1 }, { suspendedUntil: new Date(Date.now() + 3_600_000) }, { banned: true }]
    for (const absence of away) {
      await test.personas.changes(rosa, { pause: 0, suspendedUntil: null, banned: false })
      expect(await statusFor(test.visitor, file)).toBe(200)
      await test.personas.changes(rosa, absence)
      expect([await statusFor(test.visitor, file), await statusFor(ines, file)]).toEqual([404, 404])
    }
  })

  it('is allowed to members while the owner is visible, except across a block', async () => {
    const lea = await test.personas.member('Léa')
    const blocked = await test.personas.member('Bloquée')
    await test.personas.blocks(lea, blocked)
    const file = await uploadPhoto(lea)
    await attach(lea, file, { audience: 'members' })
    expect(await statusFor(ines, file)).toBe(200)
    expect(await statusFor(blocked, file)).toBe(404)
    expect(await statusFor(test.visitor, file)).toBe(404)
    expect((await ines.gets(file.url)).headers['cache-control']).toMatch(/^private/)
    await test.personas.changes(lea, { pause: 1 })
    expect(await statusFor(ines, file)).toBe(404)
  })

  it('is allowed to both members of a conversation, until one blocks the other', async () => {
    const zoe = await test.personas.member('Zoé')
    const awa = await test.personas.member('Awa')
    const [conversation] = await test.db
      .insert(tables.conversations)
      .values({ lowId: zoe.id, highId: awa.id, startedById: zoe.id })
      .returning({ id: tables.conversations.id })
    const conversationId = conversation?.id ?? 0
    await test.db.insert(tables.conversationMembers).values([
      { conversationId, userId: zoe.id, otherId: awa.id },
      { conversationId, userId: awa.id, otherId: zoe.id },
    ])
    const file = await uploadPhoto(zoe)
    await attach(zoe, file, { audience: 'conversation', conversationId })
    expect(await statusFor(awa, file)).toBe(200)
    expect(await statusFor(ines, file)).toBe(404)
    await test.personas.blocks(awa, zoe)
    expect(await statusFor(awa, file)).toBe(404)
    expect(await statusFor(zoe, file)).toBe(200)
  })

  it('answers 304 to a browser that has it, after checking access', async () => {
    const file = await uploadPhoto(camille)
    const { headers } = await camille.gets(file.url)
    const again = { 'if-none-match': String(headers.etag) }
    const { status, body } = await camille.asks('GET', file.url, undefined, again)
    expect({ status, body }).toEqual({ status: 304, body: '' })
    expect((await ines.asks('GET', file.url, undefined, again)).status).toBe(404)
  })

  it('supports lists of ETags and HEAD, and ignores ranges', async () => {
    const file = await uploadPhoto(camille)
    const whole = await camille.gets(file.url)
    const asks = (headers: object) => camille.asks('GET', file.url, undefined, headers)
    expect((await asks({ 'if-none-match': `"autre", W/${whole.headers.etag}` })).status).toBe(304)
    expect((await asks({ 'if-none-match': '*' })).status).toBe(304)
    expect((await asks({ 'if-none-match': '"autre"' })).status).toBe(200)
    const part = await asks({ range: 'bytes=0-9' })
    expect([part.status, part.headers['content-length']]).toEqual([200, whole.headers['content-length']])
    expect(part.headers['accept-ranges']).toBe('none')
    const head = await test.app.inject({
      method: 'HEAD',
      url: file.url,
      headers: { authorization: `Bearer ${camille.token}` },
    })
    expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' })
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  it('answers 404 for any other name', async () => {
    const names = ['x', '..%2f..%2fsecret', `${'0'.repeat(32)}-small.webp`, `${'0'.repeat(32)}-huge.webp`]
    for (const name of names) expect((await camille.gets(`/files/${name}`)).status).toBe(404)
  })
})

describe('using a picture', () => {
  it('is allowed to its uploader, once', async () => {
    const file = await uploadPhoto(camille)
    await expect(attach(ines, file, { audience: 'public' })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
    await attach(camille, file, { audience: 'members' })
    await expect(attach(camille, file, { audience: 'public' })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
  })

  it('keeps the requested order, and uses none when one is missing', async () => {
    const [one, two] = [await uploadPhoto(camille), await uploadPhoto(camille)]
    const ids = [two.id, one.id]
    await expect(
      unitOfWork((tx) => attachFiles(tx, camille, [...ids, 999_999], { audience: 'public' })),
    ).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
    const rows = await unitOfWork((tx) => attachFiles(tx, camille, ids, { audience: 'public' }))
    expect(rows.map((row) => row.id)).toEqual(ids)
  })
})
