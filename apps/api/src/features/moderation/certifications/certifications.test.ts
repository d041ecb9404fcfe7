import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { certificationLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { CertificationFixture, type Person, tellingPhotos } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maintainCertifications } from './certifications.jobs.ts'

const DAY = 24 * 3_600_000

let scene: CertificationFixture
beforeAll(async () => {
  scene = await CertificationFixture.open()
})
afterAll(() => scene.test.close())
beforeEach(async () => {
  await scene.test.settled()
  await scene.test.db.delete(tables.certifications)
})

const code = ({ body }: { body: unknown }) =>
  (body as { error?: { details: { code: string } } }).error?.details.code ?? null
const desk = (id: number, rest = '') => `/api/desk/certifications/${id}${rest}`
const tend = async () => {
  await maintainCertifications(scene.test.app.events.unitOfWork, scene.at)
  await scene.test.settled()
}
const pictures = () => scene.test.db.$count(tables.certificationPictures)
const consentsOf = (person: Person) =>
  scene.test.db.select().from(tables.consents).where(eq(tables.consents.userId, person.id))

/** Every file below the data folder; mails are written when their turn comes. */
const filesKept = (): string[] =>
  readdirSync(scene.test.deps.settings.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/mails/'))

describe('the challenge', () => {
  it('is shown after consent, and expires', async () => {
    const her = await scene.someone()
    expect(await scene.own(her)).toMatchObject({
      standing: null,
      challenge: null,
      waiting: null,
      last: null,
      mayAsk: true,
    })
    expect(code(await scene.asks(her, {}))).toBe('VALIDATION')
    expect(await consentsOf(her)).toEqual([])
    const { body } = await scene.asks(her)
    expect(body.challenge?.code).toMatch(/^[A-Z0-9]{5}$/)
    expect(await consentsOf(her)).toMatchObject([
      { kind: 'certification', version: body.consentVersion, withdrawnAt: null },
    ])
    expect((await scene.asks(her)).body.challenge).toEqual(body.challenge)
    expect(await consentsOf(her)).toHaveLength(1)
    await scene.later(certificationLimits.challenge)
    expect((await scene.own(her)).challenge).toBeNull()
    expect(code(await scene.sends(her))).toBe('CHALLENGE_OVER')
  })

  it('changes on request, with its code', async () => {
    const her = await scene.someone()
    const first = (await scene.asks(her)).body.challenge
    const second = (await scene.asks(her, { agreed: true, another: true })).body.challenge
    expect(second?.gesture).not.toBe(first?.gesture)
    expect(second?.code).not.toBe(first?.code)
    expect(await scene.test.db.$count(tables.certifications)).toBe(1)
  })

  it('is personal: another member’s challenge is refused', async () => {
    const [her, other] = [await scene.someone(), await scene.someone()]
    await scene.asks(her)
    expect(code(await scene.sends(other))).toBe('CHALLENGE_OVER')
  })
})

describe('the picture', () => {
  it('is stored encrypted, without a name or a file, until it is reviewed', async () => {
    const her = await scene.someone()
    const before = filesKept()
    const id = await scene.waits(her)
    expect(await scene.own(her)).toMatchObject({
      challenge: null,
      waiting: { since: scene.at.toISOString() },
      mayAsk: false,
    })
    expect(filesKept()).toEqual(before)
    expect(await scene.test.db.$count(tables.files, eq(tables.files.ownerId, her.id))).toBe(0)
    const [kept] = await scene.test.db.select().from(tables.certificationPictures)
    expect(kept?.certificationId).toBe(id)
    expect(Buffer.from(kept?.sealed ?? '', 'hex').includes('WEBP')).toBe(false)
    expect(code(await scene.asks(her))).toBe('CERTIFICATION_WAITING')
    expect(code(await scene.sends(her))).toBe('CERTIFICATION_WAITING')
  })

  it('is re-encoded without metadata, and refused where it is not a photo', async () => {
    const her = await scene.someone()
    await scene.asks(her)
    expect(code(await scene.sends(her, new TextEncoder().encode('%PDF-1.7 rien')))).toBe('FILE_NOT_AN_IMAGE')
    const { jpeg } = await tellingPhotos()
    expect((await scene.sends(her, jpeg)).status).toBe(200)
    const [row] = await scene.test.db.select().from(tables.certifications)
    await scene.maud.posts(desk(row?.id ?? 0, '/assign'))
    const answer = await scene.maud.app.inject({
      url: desk(row?.id ?? 0, '/pictures/sent'),
      headers: { authorization: `Bearer ${scene.maud.token}` },
    })
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(answer.rawPayload.includes('EXIF')).toBe(false)
  })

  it.each([
    ['certified', (id: number) => scene.decides(id, { state: 'certified' })],
    ['refused', (id: number) => scene.decides(id, { state: 'refused', reason: 'face', note: 'Trop loin.' })],
  ] as const)('the picture is deleted without a trace once it is %s', async (state, decide) => {
    const her = await scene.someone()
    const before = filesKept()
    const id = await scene.waits(her)
    const [kept] = await scene.test.db.select().from(tables.certificationPictures)
    const [shown] = await scene.test.db.select().from(tables.certifications).where(eq(tables.certifications.id, id))
    expect((await decide(id)).status).toBe(200)
    await scene.test.settled()
    expect(await pictures()).toBe(0)
    const [row] = await scene.test.db.select().from(tables.certifications).where(eq(tables.certifications.id, id))
    expect(row).toMatchObject({ state, gesture: '', code: '' })
    expect(filesKept()).toEqual(before)
    const { rows } = await scene.test.pool.query<{ said: string }>(
      `select query_to_xml('select * from ' || quote_ident(schemaname) || '.' || quote_ident(tablename), true, false, '')::text as said
        from pg_tables where schemaname in ('public', 'pgboss')`,
    )
    const everything = rows.map(({ said }) => said).join('\n')
    expect(everything).toContain('certification.decide')
    for (const trace of [kept?.salt ?? '-', kept?.sealed.slice(0, 64) ?? '-', shown?.code ?? '-']) {
      expect(trace.length).toBeGreaterThan(4)
      expect(everything).not.toContain(trace)
    }
    for (const file of filesKept()) expect(readFileSync(file).includes(kept?.salt ?? '-')).toBe(false)
  })

  it('is deleted at once on cancelling, and counts as an attempt', async () => {
    const her = await scene.someone()
    await scene.waits(her)
    const { body } = await her.deletes('/api/certification/request')
    expect(body).toMatchObject({ waiting: null, last: { what: 'cancelled' }, triesLeft: 2, mayAsk: true })
    expect(await pictures()).toBe(0)
    expect((await consentsOf(her)).map(({ withdrawnAt }) => withdrawnAt)).toEqual([scene.at])
  })

  it('is deleted with the account, on suspension and on a deletion request', async () => {
    const [her, other] = [await scene.someone(), await scene.someone()]
    await scene.waits(her)
    await scene.test.app.events.unitOfWork(async (tx) => tx.emit({ type: 'member.shut-out', memberId: her.id }))
    await scene.test.settled()
    expect(await pictures()).toBe(0)
    await scene.waits(other)
    await scene.test.db.delete(tables.users).where(eq(tables.users.id, other.id))
    expect(await pictures()).toBe(0)
  })

  it('is deleted without a decision in time, with a notification and without counting as an attempt', async () => {
    const her = await scene.someone()
    await scene.waits(her)
    await scene.later(certificationLimits.unjudgedDays * DAY - 1)
    await tend()
    expect(await pictures()).toBe(1)
    await scene.later(1)
    await tend()
    expect(await pictures()).toBe(0)
    expect(await scene.own(her)).toMatchObject({ last: { what: 'unjudged' }, triesLeft: 3, mayAsk: true })
    expect(await scene.mailsTo(her)).toEqual(['unjudged'])
  })
})

describe('a certification', () => {
  it('is valid for a year, notified, and shown on profile and cards', async () => {
    const [her, other] = [await scene.someone(), await scene.someone()]
    await scene.decides(await scene.waits(her), { state: 'certified' })
    await scene.test.settled()
    const until = new Date(scene.at.getTime() + certificationLimits.days * DAY).toISOString()
    expect(await scene.own(her)).toMatchObject({
      standing: { since: scene.at.toISOString(), until, soon: false },
      mayAsk: false,
    })
    expect((await other.gets(`/api/members/${her.username}`)).body).toMatchObject({
      certified: true,
      certifiedAt: scene.at.toISOString(),
    })
    const third = await scene.someone()
    const { body } = await third.gets<{ items: { username: string }[] }>('/api/members?certified=true')
    const certified = body.items.map(({ username }) => username)
    expect(certified).toContain(her.username)
    expect(certified).not.toContain(other.username)
    expect(code(await scene.asks(her))).toBe('CERTIFICATION_STANDS')
    expect(await scene.mailsTo(her)).toEqual(['certified'])
    const { body: told } = await her.gets<{ items: { path: string; title: string }[] }>('/api/notifications')
    expect(told.items[0]).toMatchObject({ title: 'Tu es certifiée', path: '/settings/certification' })
  })

  it('is refused with a reason; three attempts in thirty days are allowed', async () => {
    const her = await scene.someone()
    for (const left of [2, 1, 0]) {
      await scene.decides(await scene.waits(her), {
        state: 'refused',
        reason: 'blurred',
        note: 'Essaie près d’une fenêtre.',
      })
      expect(await scene.own(her)).toMatchObject({
        last: {
          what: 'refused',
          reason: 'La photo est trop floue, trop sombre ou abîmée.',
          note: 'Essaie près d’une fenêtre.',
        },
        triesLeft: left,
        mayAsk: left > 0,
      })
      await scene.later(DAY)
    }
    expect(code(await scene.asks(her))).toBe('CERTIFICATION_TRIES')
    const again = (await scene.own(her)).again ?? ''
    await scene.later(new Date(again).getTime() - scene.at.getTime())
    expect((await scene.asks(her)).status).toBe(200)
  })

  it('can be withdrawn at once, with a pending request', async () => {
    const [her, other] = [await scene.someone(), await scene.someone()]
    await scene.decides(await scene.waits(her), { state: 'certified' })
    const { body } = await her.deletes('/api/certification')
    expect(body).toMatchObject({ standing: null, last: { what: 'withdrawn' }, mayAsk: true })
    expect((await other.gets(`/api/members/${her.username}`)).body).toMatchObject({
      certified: false,
      certifiedAt: null,
    })
    expect((await her.deletes('/api/certification')).status).toBe(200)
  })
})

describe('the certified year', () => {
  it('has a reminder a month before its end and a renewal in that month, and then expires', async () => {
    const her = await scene.someone()
    await scene.decides(await scene.waits(her), { state: 'certified' })
    await scene.later((certificationLimits.days - certificationLimits.renewDays) * DAY)
    await tend()
    await tend()
    expect(await scene.mailsTo(her)).toEqual(['certified', 'ending'])
    expect(await scene.own(her)).toMatchObject({ standing: { soon: true }, mayAsk: true })
    await scene.later(certificationLimits.renewDays * DAY)
    await tend()
    expect(await scene.mailsTo(her)).toEqual(['certified', 'ending', 'lapsed'])
    expect(await scene.own(her)).toMatchObject({ standing: null, last: { what: 'lapsed' }, mayAsk: true })
  })

  it('restarts with the renewal, and the former certification stays valid meanwhile', async () => {
    const her = await scene.someone()
    await scene.decides(await scene.waits(her), { state: 'certified' })
    await scene.later((certificationLimits.days - 10) * DAY)
    const again = await scene.waits(her)
    expect(await scene.own(her)).toMatchObject({ standing: { soon: true }, waiting: {} })
    await scene.decides(again, { state: 'certified' })
    const until = new Date(scene.at.getTime() + certificationLimits.days * DAY).toISOString()
    expect(await scene.own(her)).toMatchObject({ standing: { until, soon: false }, last: null })
    const rows = await scene.test.db.select().from(tables.certifications).orderBy(tables.certifications.id)
    expect(rows.map(({ state, ended }) => [state, ended])).toEqual([
      ['certified', 'renewed'],
      ['certified', null],
    ])
  })

  it('the request is deleted after its end or a decision', async () => {
    const [her, other] = [await scene.someone(), await scene.someone()]
    await scene.decides(await scene.waits(her), { state: 'refused', reason: 'code' })
    await scene.decides(await scene.waits(other), { state: 'certified' })
    await scene.later(366 * DAY)
    await tend()
    const rows = await scene.test.db.select().from(tables.certifications)
    expect(rows.map(({ userId, ended }) => [userId, ended])).toEqual([[other.id, 'lapsed']])
    await scene.later(366 * DAY)
    await tend()
    expect(await scene.test.db.$count(tables.certifications)).toBe(0)
  })
})
