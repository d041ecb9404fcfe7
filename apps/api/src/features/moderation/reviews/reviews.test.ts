import {
  type DeskList,
  type DeskReview,
  type DeskReviewRow,
  limits,
  type NotificationView,
  type OwnMeasure,
  type OwnReport,
  type Page,
  type ReviewLink,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, mailTo, type Person, setUpTestApp, tokenIn } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const DAY = 24 * 3_600_000

let camille: Person
let ines: Person
let maud: Person
let odile: Person
let admin: Person

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  maud = await test.personas.maud()
  odile = await test.personas.member('Odile', { role: 'moderator' })
  admin = await test.personas.member('Cheffe', { role: 'admin' })
})
let round = 0
beforeEach(async () => {
  round += 1
  camille = await test.personas.member(`Camille${round}`, { profile: { visibility: 'public' } })
  ines = await test.personas.member(`Ines${round}`)
})

const clientId = () => crypto.randomUUID()
const decidesReport = (judge: Person, id: number, state: 'upheld' | 'rejected') =>
  judge.posts(`/api/desk/reports/${id}/decide`, { clientId: clientId(), state, statement: 'Rien ne vise personne.' })

async function rejected(judge = maud): Promise<number> {
  const filed = { target: 'member', username: camille.username, reason: 'harassment', goodFaith: true }
  const { body } = await ines.posts<{ id: number }>('/api/reports', filed)
  await decidesReport(judge, body.id, 'rejected')
  return body.id
}
async function struck(kind: string, judge = maud): Promise<number> {
  const until = kind === 'suspension' ? { until: new Date(Date.now() + 3 * DAY).toISOString() } : {}
  const values = { clientId: clientId(), kind, reason: 'Insultes répétées.', ground: 'terms', ...until }
  const { body } = await judge.posts<{ sanctions: { id: number }[] }>(`/api/desk/users/${camille.id}/sanction`, values)
  return body.sanctions[0]?.id ?? 0
}
const asks = (person: Pick<Person, 'posts'>, path: string, text = 'Relisez le troisième message.') =>
  person.posts(path, { text })
const openFor = async (judge: Person) => (await judge.gets<DeskList<DeskReviewRow>>('/api/desk/reviews')).body.items
const newest = async (judge: Person = admin) => (await openFor(judge)).at(-1)?.id ?? 0
const decides = (judge: Person, id: number, values: object) =>
  judge.posts<DeskReview>(`/api/desk/reviews/${id}/decide`, {
    clientId: clientId(),
    state: 'confirmed',
    statement: 'Nous avons tout relu.',
    ...values,
  })
const tells = async (person: Person) =>
  (await person.gets<Page<NotificationView>>('/api/notifications')).body.items.filter(
    ({ value }) => value === 'moderation',
  )
const ownReport = async (id: number) =>
  (await ines.gets<Page<OwnReport>>('/api/reports/mine')).body.items.find((report) => report.id === id)
const ownMeasures = async () => (await camille.gets<Page<OwnMeasure>>('/api/sanctions/mine')).body.items

describe('a rejected report', () => {
  it('is reviewed once, for its reporter only, within six months', async () => {
    const id = await rejected()
    expect((await ownReport(id))?.mayAskReview).toBe(true)
    const path = `/api/reports/${id}/review`
    expect(codeOf(await asks(camille, path))).toBe('REPORT_NOT_FOUND')
    expect((await asks(test.visitor, path)).status).toBe(401)
    expect(codeOf(await asks(ines, path, ' '))).toBe('VALIDATION')
    const both = await Promise.all([asks(ines, path), asks(ines, path)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ownReport(id)).toMatchObject({ mayAskReview: false, review: { state: 'open', decision: null } })
    const late = await rejected()
    const past = new Date(Date.now() - (limits.reviewDays + 1) * DAY)
    await test.db.update(tables.reports).set({ decidedAt: past }).where(eq(tables.reports.id, late))
    expect((await ownReport(late))?.mayAskReview).toBe(false)
    expect(codeOf(await asks(ines, `/api/reports/${late}/review`))).toBe('REVIEW_TOO_LATE')
  })

  it('cannot be contested if it was upheld, or is undecided', async () => {
    const filed = { target: 'member', username: camille.username, reason: 'fake', goodFaith: true }
    const { body } = await ines.posts<{ id: number }>('/api/reports', filed)
    expect(codeOf(await asks(ines, `/api/reports/${body.id}/review`))).toBe('REVIEW_TOO_LATE')
    await decidesReport(maud, body.id, 'upheld')
    expect(codeOf(await asks(ines, `/api/reports/${body.id}/review`))).toBe('REVIEW_TOO_LATE')
  })

  it('is reviewed by another moderator, and may be upheld with measures', async () => {
    const id = await rejected()
    await asks(ines, `/api/reports/${id}/review`)
    const review = await newest()
    expect((await maud.gets<DeskReview>(`/api/desk/reviews/${review}`)).body).toMatchObject({
      isHers: true,
      can: { decide: false },
    })
    expect(codeOf(await decides(maud, review, {}))).toBe('REVIEW_YOURS')
    const { status, body } = await decides(odile, review, { state: 'changed', sanction: 'warning' })
    expect([status, body.state]).toEqual([200, 'changed'])
    expect(codeOf(await decides(admin, review, {}))).toBe('REVIEW_DECIDED')
    expect(await ownReport(id)).toMatchObject({
      state: 'upheld',
      decision: { statement: 'Rien ne vise personne.' },
      review: { state: 'changed', decision: { statement: 'Nous avons tout relu.' } },
    })
    await test.settled()
    expect(await tells(ines)).toMatchObject([
      { title: 'Après relecture, la décision a changé', path: '/settings/signalements' },
      { title: 'Ton signalement n’est pas retenu' },
    ])
    expect(await tells(camille)).toMatchObject([{ title: 'Un avertissement de la modération' }])
    const mail = await mailTo(test, `${ines.username}@test.test`, 'reviewDecided')
    expect(mail).toMatchObject({ reportId: id, changed: true, statement: 'Nous avons tout relu.' })
  })

  it('requires a measure if the review changes the decision', async () => {
    const id = await rejected()
    await asks(ines, `/api/reports/${id}/review`)
    expect(codeOf(await decides(odile, await newest(), { sanction: 'ban' }))).toBe('VALIDATION')
  })
})

describe('a measure', () => {
  it('is shown to its member with the legal statement, and can be contested by that member only', async () => {
    const id = await struck('warning')
    expect(await ownMeasures()).toMatchObject([
      { id, kind: 'warning', ground: 'terms', reason: 'Insultes répétées.', stands: true, mayAskReview: true },
    ])
    expect(codeOf(await asks(ines, `/api/sanctions/${id}/review`))).toBe('SANCTION_NOT_FOUND')
    expect((await asks(camille, `/api/sanctions/${id}/review`)).status).toBe(200)
    expect(codeOf(await asks(camille, `/api/sanctions/${id}/review`))).toBe('REVIEW_ASKED')
    const review = await newest(odile)
    await decides(odile, review, { state: 'changed' })
    expect(await ownMeasures()).toMatchObject([{ lifted: true, stands: false, review: { state: 'changed' } }])
    const other = await struck('warning')
    await maud.posts(`/api/desk/sanctions/${other}/lift`)
    expect(codeOf(await asks(camille, `/api/sanctions/${other}/review`))).toBe('SANCTION_OVER')
  })

  it('confirmed by the review keeps its reasons', async () => {
    const id = await struck('warning')
    await asks(camille, `/api/sanctions/${id}/review`)
    await decides(admin, await newest(), {})
    expect(await ownMeasures()).toMatchObject([{ stands: true, review: { state: 'confirmed' } }])
    await test.settled()
    expect((await tells(camille))[0]?.title).toBe('Après relecture, la décision est maintenue')
  })

  it('that suspends can be contested from the sign-in page, after authentication', async () => {
    await struck('ban')
    expect(codeOf(await test.visitor.posts('/api/account/standing/review', { text: 'Moi.' }))).toBe('SIGN_IN_REQUIRED')
    const standing = await camille.gets<{ measure: OwnMeasure | null }>('/api/account/standing/measure')
    expect(standing.body.measure).toMatchObject({ kind: 'ban', ground: 'terms', mayAskReview: true })
    expect((await asks(camille, '/api/account/standing/review')).status).toBe(200)
    const { body } = await decides(odile, await newest(), { state: 'changed' })
    expect(body.sanction?.stands).toBe(false)
    const [user] = await test.db.select().from(tables.users).where(eq(tables.users.id, camille.id))
    expect(user?.banned).toBe(false)
    expect(await mailTo(test, user?.email ?? '', 'reviewDecided')).toMatchObject({ reportId: null, changed: true })
    expect(
      (await camille.gets<{ measure: OwnMeasure | null }>('/api/account/standing/measure')).body.measure,
    ).toBeNull()
  })
})

describe('without an account', () => {
  it('the link in the mail opens one review, of that report only', async () => {
    const email = `passante${round}@exemple.fr`
    const filed = { target: 'member', username: camille.username, reason: 'harassment', goodFaith: true }
    const { body } = await test.visitor.posts<{ id: number }>('/api/reports', { ...filed, name: 'Rose', email })
    await decidesReport(maud, body.id, 'rejected')
    const { reviewUrl } = await mailTo(test, email, 'reportDecided')
    const jeton = tokenIn(reviewUrl)
    const path = `/api/reviews/link?jeton=${jeton}`
    const link = await test.visitor.gets<ReviewLink>(path)
    expect(link.body).toMatchObject({ reportId: body.id, statement: 'Rien ne vise personne.', mayAskReview: true })
    const other = jeton.replace(/^\d+/, String(body.id + 1))
    for (const wrong of [other, `${body.id}.x`, '']) {
      expect(codeOf(await asks(test.visitor, `/api/reviews/link?jeton=${wrong}`))).toBe('REVIEW_LINK')
    }
    expect((await asks(test.visitor, path)).status).toBe(200)
    expect(codeOf(await asks(test.visitor, path))).toBe('REVIEW_ASKED')
    await decides(odile, await newest(), {})
    expect(await mailTo(test, email, 'reviewDecided')).toMatchObject({ reportId: body.id, changed: false })
    expect((await test.visitor.gets<ReviewLink>(path)).body.review).toMatchObject({ state: 'confirmed' })
  })
})

describe('the queue', () => {
  it('counts what a moderator may decide, without the moderator’s own cases', async () => {
    await test.db.delete(tables.reviews)
    const waiting = async (judge: Person) =>
      (await judge.gets<{ count: number }>('/api/desk/reviews/waiting')).body.count
    const id = await rejected()
    await asks(ines, `/api/reports/${id}/review`)
    expect([await waiting(maud), await waiting(odile), await waiting(admin)]).toEqual([0, 1, 1])
    const hers = { target: 'member', targetId: odile.id, aboutId: odile.id, reporterId: ines.id, reason: 'other' }
    const [about] = await test.db
      .insert(tables.reports)
      .values({ ...hers, severity: 4, state: 'rejected', decidedAt: new Date(), decidedById: admin.id })
      .returning()
    await asks(ines, `/api/reports/${about?.id}/review`)
    const shown = (judge: Person) => openFor(judge).then((rows) => rows.length)
    expect([await shown(odile), await shown(maud)]).toEqual([1, 2])
    expect(codeOf(await odile.gets(`/api/desk/reviews/${await newest(maud)}`))).toBe('REVIEW_NOT_FOUND')
  })

  it('audits each view and each decision', async () => {
    const id = await rejected()
    await asks(ines, `/api/reports/${id}/review`)
    const review = await newest()
    await odile.gets(`/api/desk/reviews/${review}`)
    await decides(odile, review, {})
    const acts = await test.db.select().from(tables.auditEntries).where(eq(tables.auditEntries.targetId, review))
    const ofReviews = acts.filter(({ target }) => target === 'review').map(({ action }) => action)
    expect(ofReviews.sort()).toEqual(['review.decide', 'review.open'])
  })
})
