import type { Counters, InboxSync } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { createUnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { createEventDispatcher } from '../../../platform/events/event-dispatcher.ts'
import { notificationsListeners } from './notifications.listeners.ts'

let others: Person[]

const { test, camille } = await setUpTestApp({ personas: ['camille'] })
beforeAll(async () => {
  others = [await test.personas.ines(), await test.personas.louise(), await test.personas.member('Rosa')]
})
beforeEach(async () => {
  await test.settled()
  for (const table of [tables.blocks, tables.honors, tables.visits, tables.notifications]) await test.db.delete(table)
  await test.db.update(tables.inboxes).set({ unreadNotifications: 0, unreadVisits: 0, unreadHonors: 0 })
})

const inbox = async () => (await camille.gets<InboxSync>('/api/inbox')).body

/** Another process on the same database, with the listeners of the first. */
const anotherProcess = () =>
  createEventDispatcher({
    db: test.db,
    logger: test.app.log,
    listeners: notificationsListeners({
      brand: test.deps.brand,
      realtime: test.app.realtime,
      now: () => new Date(),
      jobs: test.app.jobs,
    }),
  })

describe('a process that crashes between commit and handling', () => {
  it('leaves an event that another process handles exactly once', async () => {
    const dying = createUnitOfWork({ db: test.db, onCommitted: () => undefined })
    const [ines] = others
    await dying(async (tx) => tx.emit({ type: 'profile.visited', visitorId: ines!.id, visitedId: camille.id }))
    const before = await inbox()
    expect(before.notifications).toEqual([])

    const [second, third] = [anotherProcess(), anotherProcess()]
    await Promise.all([second.sweep(0), third.sweep(0)])
    await Promise.all([second.idle(), third.idle()])
    await second.sweep(0)
    await second.idle()

    const after = await inbox()
    expect(after.notifications).toMatchObject([{ actor: { username: 'ines' }, others: 0 }])
    expect(after.seq).toBe(before.seq + 1)
    expect(after.counters.nbNotificationsUnread).toBe(1)
    expect(await test.db.select().from(tables.events).where(isNull(tables.events.handledAt))).toEqual([])
  })
})

/** What the kept counters must equal, counted from the rows in plain SQL. */
async function recount(): Promise<Partial<Counters>> {
  const unblocked = (column: string) =>
    `not exists (select 1 from blocks b where (b.blocker_id = $1 and b.blocked_id = ${column}) or (b.blocker_id = ${column} and b.blocked_id = $1))`
  const counted = async (query: string) =>
    (await test.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`, [camille.id])).rows[0]?.n ?? -1
  return {
    nbVisitsUnread: await counted(`visits where visited_id = $1 and seen_at is null and ${unblocked('visitor_id')}`),
    nbHonorsUnread: await counted(`honors where to_id = $1 and seen_at is null and ${unblocked('from_id')}`),
    nbNotificationsUnread: await counted(
      `notifications n where recipient_id = $1 and read_at is null and exists (select 1 from unnest(n.actor_ids) as actor(id) where ${unblocked('actor.id')})`,
    ),
  }
}

type Step = { who: number; does: 'visit' | 'honor' | 'withdraw' | 'block' | 'unblock' | 'see' | 'read' }
const steps = fc.array(
  fc.record<Step>({
    who: fc.integer({ min: 0, max: 2 }),
    does: fc.constantFrom('visit', 'honor', 'withdraw', 'block', 'unblock', 'see', 'read'),
  }),
  { minLength: 1, maxLength: 12 },
)

const doing: Record<Step['does'], (person: Person) => Promise<{ status: number }>> = {
  visit: (person) => person.posts('/api/visits', { username: 'camille' }),
  honor: (person) => person.posts('/api/honors', { username: 'camille', kind: test.deps.brand.honors[0]?.kind }),
  withdraw: (person) => person.deletes('/api/honors/camille'),
  block: (person) => camille.posts('/api/blocks', { username: person.username }),
  unblock: (person) => camille.deletes(`/api/blocks/${person.username}`),
  see: () => camille.posts('/api/visits/seen'),
  read: () => camille.posts('/api/notifications/read', { all: true }),
}

describe('counters', () => {
  it('equal a recount after random actions, three at a time', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        for (let index = 0; index < sequence.length; index += 3) {
          const answers = await Promise.all(
            sequence.slice(index, index + 3).map(({ who, does }) => doing[does](others[who]!)),
          )
          for (const { status } of answers) expect(status).toBeLessThan(500)
        }
        await test.settled()
        expect((await inbox()).counters).toMatchObject(await recount())
      }),
      { numRuns: inject('length') === 'long' ? 400 : 12 },
    )
  })

  it('ignore a visit if a block is added between its check and its row', async () => {
    const [ines] = others
    const holder = await test.pool.connect()
    await holder.query('begin; lock table visits in share row exclusive mode')
    const visiting = ines!.posts('/api/visits', { username: 'camille' })
    await vi.waitFor(async () => {
      const waiting = await holder.query("select 1 from pg_locks where not granted and relation = 'visits'::regclass")
      expect(waiting.rowCount).toBe(1)
    })
    await camille.posts('/api/blocks', { username: 'ines' })
    await test.settled()
    await holder.query('commit')
    holder.release()
    expect((await visiting).status).toBe(200)
    await test.settled()
    expect((await inbox()).counters).toMatchObject({ nbVisitsUnread: 0, nbNotificationsUnread: 0 })
    await camille.deletes('/api/blocks/ines')
    await test.settled()
    expect((await inbox()).counters).toMatchObject(await recount())
  })
})
