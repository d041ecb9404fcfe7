import type { PushPayload } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { openLivePage } from './live-page.ts'
import { Person } from './person.ts'
import { PushService, type ReceivedPush, type TestSubscription } from './push-service.ts'
import { buildTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** Camille with a telephone that may be told, and Inès who writes to her: the scene of every story about pushes. */
export class PushScene {
  readonly test: TestApp
  readonly service: PushService
  camille: Person
  readonly ines: Person
  phone: TestSubscription

  private constructor(test: TestApp, service: PushService, camille: Person, ines: Person) {
    this.test = test
    this.service = service
    this.camille = camille
    this.ines = ines
    this.phone = service.subscribes()
  }

  static async open(options: TestAppOptions = {}): Promise<PushScene> {
    const service = await PushService.open()
    const test = await buildTestApp(options)
    const camille = await test.cast.camille()
    const ines = await test.cast.ines()
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    await test.app.jobs.start()
    const scene = new PushScene(test, service, camille, ines)
    await scene.befriend()
    await scene.fillCatalogue()
    return scene
  }

  async close(): Promise<void> {
    await this.test.close()
    await this.service.close()
  }

  /** Everything as it was before the story: one telephone, nothing pushed, nothing said twice. */
  async tidy(): Promise<void> {
    const { db } = this.test
    await this.rests()
    await db.delete(tables.pushDevices)
    await db.delete(tables.blocks)
    await db.delete(tables.notificationPreferences)
    await db.update(tables.conversationMembers).set({ muted: false, readSeq: 0, unread: 0 })
    await db.update(tables.inboxes).set({ unreadMessages: 0, unreadNotifications: 0 })
    await db.update(tables.users).set({ pause: 0 })
    await this.speaksOpenly(true)
    this.service.received.length = 0
    this.service.answers.length = 0
    this.phone = await this.registers(this.camille)
  }

  /** Whether her pushes say what they tell of. */
  async speaksOpenly(openly: boolean | null): Promise<void> {
    const discreetPushes = openly === null ? null : !openly
    await this.test.db
      .update(tables.userProfiles)
      .set({ discreetPushes })
      .where(eq(tables.userProfiles.userId, this.camille.id))
  }

  async registers(person: Person): Promise<TestSubscription> {
    const subscription = this.service.subscribes()
    await person.puts(`/api/users/${person.id}`, { fcmToken: subscription.token, fcmDate: new Date().toISOString() })
    return subscription
  }

  /** The same member at another device. */
  async elsewhere({ id, username }: Person): Promise<Person> {
    return new Person({ app: this.test.app, id, username, token: await this.test.cast.opensSession(id) })
  }

  /** Camille signs in again. */
  async returns(): Promise<void> {
    this.camille = await this.elsewhere(this.camille)
  }

  async opensPage(visible: boolean) {
    const page = await openLivePage(this.test.app, this.camille)
    page.socket.emit('visibility', visible)
    // The server hears what a page says in its order: this answer comes after it.
    await page.watches('share-0')
    return page
  }

  /** What this story's members hear of, on their devices too. */
  async fillCatalogue(): Promise<void> {
    const values = { messages: ['message', 'demande'], profil: ['visite'] }
    const groups = Object.keys(values).map((section, position) => ({ section, label: section, position }))
    await this.test.db.insert(tables.catalogueGroups).values(groups)
    const rows = Object.entries(values).flatMap(([section, of]) =>
      of.map((value, index) => ({ section, index, value, label: value })),
    )
    await this.test.db.insert(tables.catalogueEntries).values(rows.map((row) => ({ ...row, inApp: true, push: true })))
  }

  /** Inès and Camille write to each other already. */
  async befriend(): Promise<void> {
    const { db } = this.test
    const [lowId = 0, highId = 0] = [this.camille.id, this.ines.id].sort((a, b) => a - b)
    const [conversation] = await db
      .insert(tables.conversations)
      .values({ lowId, highId, startedById: this.ines.id, acceptedAt: new Date() })
      .returning()
    const conversationId = conversation?.id ?? 0
    await db.insert(tables.conversationMembers).values([
      { conversationId, userId: this.camille.id, otherId: this.ines.id },
      { conversationId, userId: this.ines.id, otherId: this.camille.id },
    ])
  }

  /** @returns the message's id */
  async writes(text: string): Promise<number> {
    const { body } = await this.ines.posts<{ message: { id: number } }>('/api/messages', {
      to: this.camille.username,
      clientId: crypto.randomUUID(),
      text,
    })
    return body.message.id
  }

  shown = (push: ReceivedPush | undefined): PushPayload => {
    if (push === undefined) throw new Error('there is no such push')
    return this.service.shown(push) as PushPayload
  }

  async device() {
    const [row] = await this.test.db.select().from(tables.pushDevices)
    return row
  }

  /** Jobs that wait for their hour are due now. */
  async hurries(): Promise<void> {
    await this.test.pool.query(
      "UPDATE pgboss.job SET start_after = now() WHERE name = 'push.send' AND state = 'created'",
    )
  }

  async waiting(): Promise<number> {
    const { rows } = await this.test.pool.query<{ count: string }>(
      "SELECT count(*) FROM pgboss.job WHERE name LIKE 'push.%' AND state IN ('created', 'retry', 'active')",
    )
    return Number(rows[0]?.count ?? 0)
  }

  /** Every event was handled and every push has left, or waits for its hour. */
  async rests(): Promise<void> {
    await this.test.settled()
    await vi.waitFor(
      async () => {
        const { rows } = await this.test.pool.query<{ count: string }>(
          "SELECT count(*) FROM pgboss.job WHERE name LIKE 'push.%' AND (state IN ('retry', 'active') OR (state = 'created' AND start_after <= now()))",
        )
        if (rows[0]?.count !== '0') throw new Error(`${rows[0]?.count} pushes are under way`)
      },
      { timeout: 20_000, interval: 20 },
    )
  }

  /** Drops what waits for its hour. */
  async forgets(): Promise<void> {
    await this.test.pool.query("DELETE FROM pgboss.job WHERE name LIKE 'push.%'")
  }

  /** What was told of is over: nothing is left to say of it. */
  async reads(): Promise<void> {
    await this.test.db
      .update(tables.conversationMembers)
      .set({ readSeq: sql`1000000` })
      .where(eq(tables.conversationMembers.userId, this.camille.id))
  }
}
