import { type NewsletterCounts, type NewsletterRequest, newsletterLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { mailAfter, setUpTestApp, tokenIn, writtenMails } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Letter, MailProps } from '../../../platform/delivery/mail-transport.ts'
import { confirmationToken } from './confirmation-token.ts'
import { deleteOldReaders } from './readers.ts'
import { sendNewsletter } from './send-newsletter.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const { newsletterReaders: readers, articles, categories } = tables

const { test } = await setUpTestApp()
let garden = 0
let books = 0
let now: Date
const letters: Letter[] = []
const jobs = { enqueue: async (_name: string, letter: Letter) => void letters.push(letter) } as unknown as Jobs

beforeAll(async () => {
  await test.app.jobs.start()
  const made = await test.db
    .insert(categories)
    .values([
      { slug: 'le-jardin', name: 'Le jardin', position: 1 },
      { slug: 'livres', name: 'Livres', position: 2 },
    ])
    .returning()
  ;[garden, books] = made.map(({ id }) => id) as [number, number]
})
beforeEach(async () => {
  await test.db.delete(readers)
  await test.db.delete(articles)
  letters.length = 0
  now = new Date()
})

const asks = (email: string, chosen: unknown = [garden]) =>
  test.visitor.posts('/api/newsletter', { email, categories: chosen })
const linkFor = async (email: string, chosen?: number[]) =>
  tokenIn((await mailAfter(test, email, 'newsletterConfirmation', () => asks(email, chosen))).url)
const path = (token: string) => `/api/newsletter/confirmation?jeton=${token}`
const confirms = (token: string) => test.visitor.posts<NewsletterRequest>(path(token))
const row = async (email: string) => (await test.db.select().from(readers).where(eq(readers.email, email)))[0]
/** An hour has passed since she asked. */
const anHourLater = (email: string) =>
  test.db
    .update(readers)
    .set({ askedAt: new Date(Date.now() - newsletterLimits.askAgain - 1000) })
    .where(eq(readers.email, email))

describe('subscribing', () => {
  it('needs the link of the mail, and its page only reads', async () => {
    const token = await linkFor('une@exemple.fr', [garden, books])
    expect((await test.visitor.gets<NewsletterRequest>(path(token))).body).toEqual({
      confirmed: false,
      categories: ['Le jardin', 'Livres'],
    })
    expect(await row('une@exemple.fr')).toMatchObject({ confirmedAt: null, categoryIds: [] })
    expect((await confirms(token)).body).toEqual({ confirmed: true, categories: ['Le jardin', 'Livres'] })
    const confirmed = await row('une@exemple.fr')
    expect(confirmed).toMatchObject({ categoryIds: [garden, books], wantedIds: [], asks: 0 })
    // A second press changes nothing.
    expect((await confirms(token)).status).toBe(200)
    expect(await row('une@exemple.fr')).toEqual(confirmed)
  })

  it('answers a known address like an unknown one, and mails it once an hour at most', async () => {
    const first = await mailAfter(test, 'deux@exemple.fr', 'newsletterConfirmation', () => asks('deux@exemple.fr'))
    const again = await asks('Deux@Exemple.fr', [books])
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: { ok: true } })
    expect((await row('deux@exemple.fr'))?.wantedIds).toEqual([garden])
    await confirms(tokenIn(first.url))
    await anHourLater('deux@exemple.fr')
    const token = await linkFor('deux@exemple.fr', [books])
    // Until the change is confirmed, the former choice holds.
    expect((await row('deux@exemple.fr'))?.categoryIds).toEqual([garden])
    await confirms(token)
    expect((await row('deux@exemple.fr'))?.categoryIds).toEqual([books])
  })

  it('mails an address that never answers a few times only', async () => {
    for (let count = 0; count < newsletterLimits.maxConfirmationMails + 3; count += 1) {
      await asks('trois@exemple.fr')
      await anHourLater('trois@exemple.fr')
    }
    expect((await row('trois@exemple.fr'))?.asks).toBe(newsletterLimits.maxConfirmationMails)
  })

  it('refuses an old, forged or replaced link', async () => {
    const token = await linkFor('quatre@exemple.fr')
    const reader = await row('quatre@exemple.fr')
    const { secret } = test.deps.settings
    const old = confirmationToken({ readerId: reader?.id ?? 0, askedAt: Date.now() - 73 * HOUR }, secret)
    const other = confirmationToken({ readerId: reader?.id ?? 0, askedAt: Date.now() - HOUR }, secret)
    for (const wrong of [old, other, `${token.slice(0, -2)}AA`, 'abc']) {
      expect(await confirms(wrong)).toMatchObject({ status: 400, body: { error: { name: 'NEWSLETTER_LINK_UNKNOWN' } } })
    }
    expect((await row('quatre@exemple.fr'))?.confirmedAt).toBeNull()
  })

  it('confirms what is left of her choice, and no choice that is gone', async () => {
    const token = await linkFor('cinq@exemple.fr')
    const wants = (wantedIds: number[]) =>
      test.db.update(readers).set({ wantedIds }).where(eq(readers.email, 'cinq@exemple.fr'))
    await wants([999_999])
    expect(await confirms(token)).toMatchObject({ status: 400, body: { error: { name: 'NEWSLETTER_LINK_UNKNOWN' } } })
    await wants([books, 999_999])
    await confirms(token)
    expect((await row('cinq@exemple.fr'))?.categoryIds).toEqual([books])
  })

  it.each([
    [{ email: 'passante@', categories: [1] }, 'email'],
    [{ email: 'p@exemple.fr', categories: [] }, 'categories'],
    [{ email: 'p@exemple.fr', categories: [999_999] }, 'categories'],
  ])('refuses %j with a French sentence on its field', async (body, field) => {
    const answer = await test.visitor.posts('/api/newsletter', body)
    const { fields } = (answer.body as { error: { details: { fields: Record<string, string[]> } } }).error.details
    expect([answer.status, Object.keys(fields)]).toEqual([400, [field]])
  })
})

const publish = (title: string, more: Partial<typeof articles.$inferInsert> = {}) => {
  const at = new Date(now.getTime() - HOUR)
  const values = { slug: crypto.randomUUID(), title, body: '<p>x</p>', publishedAt: at, toldAt: at, categoryId: garden }
  return test.db.insert(articles).values({ ...values, ...more })
}

const reads = async (email: string, chosen = [garden], more: Partial<typeof readers.$inferInsert> = {}) => {
  const since = new Date(now.getTime() - 7 * DAY)
  const values = { email, categoryIds: chosen, askedAt: since, confirmedAt: since, sentUntil: since, asks: 0 }
  const [reader] = await test.db
    .insert(readers)
    .values({ ...values, ...more })
    .returning()
  return reader?.id ?? 0
}

async function sent(): Promise<Record<string, string[]>> {
  letters.length = 0
  const { db, deps, app } = test
  await sendNewsletter({ db, unitOfWork: app.events.unitOfWork, jobs, settings: deps.settings, now: () => now })
  return Object.fromEntries(
    letters.map(({ to, props }) => [to, (props as MailProps['newsletter']).articles.map(({ title }) => title)]),
  )
}

describe('the weekly mail', () => {
  it('has what appeared in her categories since the last one, once', async () => {
    await reads('une@exemple.fr', [garden, books])
    await reads('deux@exemple.fr', [books])
    await publish('Semis')
    await publish('Roman', { categoryId: books })
    await publish('Avant', { toldAt: new Date(now.getTime() - 8 * DAY) })
    expect(await sent()).toEqual({ 'une@exemple.fr': ['Roman', 'Semis'], 'deux@exemple.fr': ['Roman'] })
    expect(await sent()).toEqual({})
    now = new Date(now.getTime() + 7 * DAY)
    expect(await sent()).toEqual({})
    await publish('Récolte')
    expect(await sent()).toEqual({ 'une@exemple.fr': ['Récolte'] })
  })

  it('is one a week: an article of the same day waits for the next', async () => {
    await reads('une@exemple.fr')
    await publish('Matin')
    expect(await sent()).toEqual({ 'une@exemple.fr': ['Matin'] })
    now = new Date(now.getTime() + 5 * HOUR)
    await publish('Midi')
    expect(await sent()).toEqual({})
    now = new Date(now.getTime() + 7 * DAY)
    expect(await sent()).toEqual({ 'une@exemple.fr': ['Midi'] })
  })

  it('leaves out drafts, hidden, withheld, deleted, scheduled and long published articles, and stays short', async () => {
    await reads('une@exemple.fr')
    await publish('Brouillon', { publishedAt: null })
    await publish('Masqué', { hiddenAt: now })
    await publish('Discret', { inNewsletter: false })
    await publish('Supprimé', { deletedAt: now })
    await publish('Demain', { publishedAt: new Date(now.getTime() + DAY) })
    await publish('Importé', { publishedAt: new Date(now.getTime() - 400 * DAY) })
    await publish('À l’instant', { toldAt: now })
    expect(await sent()).toEqual({})
    for (let count = 0; count < newsletterLimits.articles + 3; count += 1) await publish(`Texte ${count}`)
    expect((await sent())['une@exemple.fr']).toHaveLength(newsletterLimits.articles)
  })

  it('goes to confirmed readers alone, and two processes send it once', async () => {
    await reads('une@exemple.fr')
    await reads('sans@exemple.fr', [garden], { confirmedAt: null })
    await publish('Semis')
    letters.length = 0
    const { db, deps, app } = test
    const parts = { db, unitOfWork: app.events.unitOfWork, jobs, settings: deps.settings, now: () => now }
    await Promise.all([sendNewsletter(parts), sendNewsletter(parts)])
    expect(letters.map(({ to }) => to)).toEqual(['une@exemple.fr'])
  })

  it('can be stopped by one click without a session, which deletes the address', async () => {
    await reads('une@exemple.fr')
    await publish('Semis')
    await sent()
    const [letter] = letters
    expect(letter).toMatchObject({
      kind: 'newsletter',
      unsubscribeUrl: expect.stringContaining('/mails/desabonnement?'),
    })
    const address = `/api/mails/unsubscribe?jeton=${tokenIn(letter?.unsubscribeUrl)}`
    expect((await test.visitor.gets(address)).body).toEqual({ topic: 'newsletter', subscribed: true })
    expect((await test.visitor.posts(address)).body).toEqual({ topic: 'newsletter', subscribed: false })
    expect(await row('une@exemple.fr')).toBeUndefined()
    expect((await test.visitor.posts(address)).status).toBe(200)
  })

  it('has the headers of RFC 8058', async () => {
    await reads('entete@exemple.fr')
    await publish('Semis')
    const { db, deps, app } = test
    const parts = { db, unitOfWork: app.events.unitOfWork, jobs: app.jobs, settings: deps.settings, now: () => now }
    await mailAfter(test, 'entete@exemple.fr', 'newsletter', () => sendNewsletter(parts))
    const mail = (await writtenMails(test)).findLast(({ to }) => to === 'entete@exemple.fr')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/mails\/desabonnement\?jeton=/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

describe('addresses', () => {
  it('are forgotten without a confirmation, and when their categories are gone', async () => {
    const before = new Date(now.getTime() - newsletterLimits.confirmation - 1000)
    await reads('jamais@exemple.fr', [], { confirmedAt: null, askedAt: before })
    await reads('encore@exemple.fr', [], { confirmedAt: null, askedAt: now })
    await reads('orpheline@exemple.fr', [999_999])
    await reads('garde@exemple.fr', [garden], { wantedIds: [books], asks: 1, askedAt: before })
    await reads('change@exemple.fr', [999_999], { wantedIds: [books], asks: 1, askedAt: now })
    await test.app.events.unitOfWork((tx) => deleteOldReaders(tx, now))
    const left = await test.db
      .select({ email: readers.email, wanted: readers.wantedIds })
      .from(readers)
      .orderBy(readers.id)
    expect(left).toEqual([
      { email: 'encore@exemple.fr', wanted: [] },
      { email: 'garde@exemple.fr', wanted: [] },
      { email: 'change@exemple.fr', wanted: [books] },
    ])
  })

  it('are counted by category for editors, and never listed', async () => {
    const editor = await test.personas.member('Edith', { role: 'editor' })
    const moderator = await test.personas.member('Mona', { role: 'moderator' })
    await reads('une@exemple.fr', [garden, books])
    await reads('deux@exemple.fr', [books])
    await reads('sans@exemple.fr', [books], { confirmedAt: null })
    const { body } = await editor.gets<NewsletterCounts>('/api/desk/newsletter')
    expect(body.readers).toBe(2)
    expect(body.categories).toMatchObject([
      { name: 'Le jardin', readers: 1 },
      { name: 'Livres', readers: 2 },
    ])
    expect(JSON.stringify(body)).not.toContain('@')
    expect((await moderator.gets('/api/desk/newsletter')).status).toBe(403)
  })
})
