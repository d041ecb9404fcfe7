import { basename } from 'node:path'
import { uploadsPath } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, insertSession, type Person, type TestApp, uploadPhoto } from '@consoeurs/test-support'
import type { AccessCase } from './access-table.ts'

/** Who reaches for what is Mandragore's own. « partner » and what follows: the one she exchanges letters with. */
export const reachers = [
  'visitor',
  'stranger',
  'partner',
  'blocked',
  'blocker',
  'paused',
  'banned',
  'she-paused',
  'she-banned',
  'moderator',
  'admin',
  'herself',
] as const
export type Reacher = (typeof reachers)[number]

const apart: readonly Reacher[] = ['visitor', 'stranger', 'moderator', 'admin', 'herself']

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the row was not inserted')
  return row
}

const nameOf = (url: string) => url.replace(/^\/files\//, '')

/** Mandragore with letters, pictures, photos, sessions and devices, and one who reaches for them. */
export class ReacherScene {
  readonly test: TestApp
  private constructor(test: TestApp) {
    this.test = test
  }
  static async open(): Promise<ReacherScene> {
    const test = await buildTestApp()
    // A key that is taken away is told by mail.
    await test.app.jobs.start()
    return new ReacherScene(test)
  }

  async arranges(kind: Reacher): Promise<AccessCase> {
    const { db, personas, visitor } = this.test
    await this.test.settled()
    await db.delete(tables.users)
    const author = await personas.member('Mandragore')
    const partner = await personas.member('Tierce')
    const role = kind === 'moderator' || kind === 'admin' ? kind : 'member'
    const stranger = () => (kind === 'visitor' ? visitor : personas.member('Regard', { role }))
    const other = apart.includes(kind) ? await stranger() : partner
    const names = { ...(await this.#keeps(author)), ...(await this.#writes(author, partner)), author: author.id }
    await this.#stands(kind, author, partner)
    return { asks: kind === 'herself' ? author : other, names }
  }

  /** Everything of hers in the database, as text: what must be the same after others reached for it. */
  async everything(author: number): Promise<string> {
    const { rows } = await this.test.pool.query(
      `
      select (select jsonb_agg(u order by id) from (select id, username, email, city, fcm_password, role_user from users where id = $1) u) as users,
        (select jsonb_agg(p order by id) from photos p where user_id = $1) as photos,
        (select jsonb_agg(id order by id) from sessions where user_id = $1) as sessions,
        (select jsonb_agg(a order by id) from api_tokens a where user_id = $1) as tokens,
        (select jsonb_agg(k order by id) from passkeys k where user_id = $1) as passkeys,
        (select jsonb_agg(d order by id) from push_devices d where user_id = $1) as devices,
        (select jsonb_agg(m order by id) from mutes m where user_id = $1) as mutes,
        (select jsonb_agg(s order by id) from saved_searches s where user_id = $1) as searches,
        (select jsonb_agg(n order by id) from notifications n where recipient_id = $1) as notifications,
        (select jsonb_agg(n) from notification_preferences n where user_id = $1) as preferences,
        (select jsonb_agg(r) from reviews r) as reviews,
        (select jsonb_agg(m) from meetings m where user_id = $1) as meetings,
        (select jsonb_agg(m order by id) from messages m) as messages,
        (select jsonb_agg(c) from conversation_members c where user_id = $1) as conversations`,
      [author],
    )
    return JSON.stringify(rows)
  }

  async #keeps(author: Person) {
    const { db } = this.test
    const userId = author.id
    await insertSession(db, userId)
    const sessions = await db.select({ id: tables.sessions.id }).from(tables.sessions)
    const session = Math.max(...sessions.map(({ id }) => id))
    const key = { userId, name: 'Clé', publicKey: 'x', credentialID: crypto.randomUUID(), counter: 0 }
    const device = { userId, sessionId: session, provider: 'webpush', endpoint: `https://push.test/${userId}` }
    const line = { recipientId: userId, seq: 1, section: 'profil', value: 'visite', path: '/p', groupKey: 'x' }
    const [photo, close, unsent] = [await uploadPhoto(author), await uploadPhoto(author), await uploadPhoto(author)]
    await author.posts('/api/photos', { fileId: photo.id, description: 'Mandragore au lac' })
    await author.posts('/api/photos', { fileId: close.id })
    const photos = await db.select({ id: tables.photos.id }).from(tables.photos)
    const second = Math.max(...photos.map(({ id }) => id))
    await author.patches(`/api/photos/${second}`, { visibility: 'accepted' })
    return {
      session,
      ...(await this.#contests(author)),
      apiToken: only(
        await db
          .insert(tables.apiTokens)
          .values({ userId, name: 'Programme', tokenHash: `h${userId}`, scopes: [], expiresAt: new Date('2100-01-01') })
          .returning(),
      ).id,
      passkey: only(
        await db
          .insert(tables.passkeys)
          .values({ ...key, deviceType: 'singleDevice', backedUp: false })
          .returning(),
      ).id,
      device: only(
        await db
          .insert(tables.pushDevices)
          .values({ ...device, deviceType: 'Mobile', deviceBrowser: 'Firefox', deviceOs: 'Android' })
          .returning(),
      ).id,
      notification: only(await db.insert(tables.notifications).values(line).returning()).id,
      photo: second,
      shown: nameOf(photo.formats.small.url),
      close: nameOf(close.formats.small.url),
      unsent: nameOf(unsent.formats.small.url),
      unsentId: unsent.id,
      upload: await this.#beginsUpload(author),
      meeting: await this.#meets(author),
    }
  }

  /** What she may ask to have looked at again: a report of hers that was not upheld, and a measure that strikes her. */
  async #contests(author: Person) {
    const { db } = this.test
    await db.delete(tables.reports)
    const decided = { state: 'rejected', decision: 'Rien ne vise personne.', decidedAt: new Date() }
    const about = { target: 'member', targetId: author.id, reporterId: author.id, reason: 'other', severity: 4 }
    const report = only(
      await db
        .insert(tables.reports)
        .values({ ...about, ...decided })
        .returning(),
    )
    const measure = { memberId: author.id, kind: 'warning', reason: 'Relis la charte.' }
    return { filed: report.id, measure: only(await db.insert(tables.sanctions).values(measure).returning()).id }
  }

  /** Somebody, tomorrow; her contact is to know only if she stays silent. */
  async #meets(author: Person): Promise<number> {
    const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
    const when = { day, time: '12:00', timeZone: 'UTC', minutes: 120, tells: 'silence' }
    const who = { whom: 'Rosalie', place: 'Au lac', contactName: 'Sidonie', contactEmail: 'sidonie@test.test' }
    const answer = await author.posts<{ items: { id: number }[] }>('/api/meetings', {
      clientId: crypto.randomUUID(),
      ...when,
      ...who,
    })
    return only(answer.body.items).id
  }

  /** A photo that is still on its way, in pieces. */
  async #beginsUpload(author: Person): Promise<string> {
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '1000' }
    const answer = await author.asks('POST', uploadsPath, undefined, headers)
    return basename(String(answer.headers.location))
  }

  async #writes(author: Person, partner: Person) {
    const { db } = this.test
    const file = await uploadPhoto(author)
    const images = [{ fileId: file.id, alt: '' }]
    const sends = (from: Person, to: Person, more: object) =>
      from.posts<{ message: { id: number }; conversation: { id: number } }>('/api/messages', {
        clientId: crypto.randomUUID(),
        to: to.username,
        ...more,
      })
    await sends(partner, author, { text: 'Bonjour' })
    const { body } = await sends(author, partner, { text: 'Une lettre', images })
    await this.test.settled()
    await db
      .insert(tables.mutes)
      .values({ userId: author.id, memberId: (await this.test.personas.member('Sourde')).id })
    const [mute] = await db.select({ id: tables.mutes.id }).from(tables.mutes)
    const search = await author.posts<{ id: number }>('/api/saved-searches', {
      kind: 'members',
      search: 'certified=true',
      name: 'Certifiées',
    })
    return {
      search: search.body.id,
      conversation: body.conversation.id,
      message: body.message.id,
      picture: nameOf(file.formats.small.url),
      mute: mute?.id ?? 0,
    }
  }

  async #stands(kind: Reacher, author: Person, partner: Person): Promise<void> {
    const { personas } = this.test
    const arrange: Partial<Record<Reacher, () => Promise<void>>> = {
      blocked: () => personas.blocks(author, partner),
      blocker: () => personas.blocks(partner, author),
      paused: () => personas.changes(partner, { pause: 1 }),
      banned: () => personas.changes(partner, { banned: true }),
      'she-paused': () => personas.changes(author, { pause: 1 }),
      'she-banned': () => personas.changes(author, { banned: true }),
    }
    await arrange[kind]?.()
  }
}
