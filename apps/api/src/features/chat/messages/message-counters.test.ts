import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { and, count, eq, gt, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { countMessages } from './message-counters.ts'

let people: Person[]

const sends = (from: Person, to: Person, text: string) =>
  from.posts('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text })
const countersOf = async (person: Person) => (await person.gets<Counters>('/api/counters')).body

const { test } = await setUpTestApp()
beforeAll(async () => {
  people = [await test.personas.camille(), await test.personas.ines(), await test.personas.louise()]
})

/** Every run begins with three women who do not know each other: otherwise requests end with the first of them. */
async function forget(): Promise<void> {
  await test.db.delete(tables.conversations)
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.mutes)
  await test.db.update(tables.inboxes).set({ unreadMessages: 0, requests: 0 })
}

/** What she silences and puts away. */
const choices: Record<string, (actor: Person, conversation: string) => Promise<{ status: number }>> = {
  mute: (actor, conversation) => actor.puts(`${conversation}/mute`, { until: '1h' }),
  unmute: (actor, conversation) => actor.deletes(`${conversation}/mute`),
  archive: (actor, conversation) => actor.puts(`${conversation}/archive`, {}),
  unarchive: (actor, conversation) => actor.deletes(`${conversation}/archive`),
}
const quiet = ['silence', 'hear', ...Object.keys(choices)]

describe('counters', () => {
  const recount = async (person: Person) => {
    const sides = await test.db
      .select()
      .from(tables.conversationMembers)
      .where(eq(tables.conversationMembers.userId, person.id))
    for (const side of sides) {
      const [counted] = await test.db
        .select({ n: count() })
        .from(tables.messages)
        .where(
          and(
            eq(tables.messages.conversationId, side.conversationId),
            ne(tables.messages.authorId, person.id),
            gt(tables.messages.seq, side.readSeq),
          ),
        )
      expect(side.unread).toBe(counted!.n)
    }
    const { unreadMessages, requests } = await countMessages(test.db, person.id)
    return { nbMessagesUnread: unreadMessages, nbRequests: requests }
  }

  it('equal a recount after random concurrent actions of three members', async () => {
    const act = fc.record({
      who: fc.nat(2),
      whom: fc.nat(2),
      what: fc.constantFrom('send', 'send', 'send', 'read', 'accept', 'ignore', 'block', 'unblock', ...quiet),
      seq: fc.nat(8),
    })
    const does = async ({ who, whom, what, seq }: { who: number; whom: number; what: string; seq: number }) => {
      const [actor, other] = [people[who]!, people[whom]!]
      if (what === 'send') return sends(actor, other, 'Bonjour')
      if (what === 'block') return actor.posts('/api/blocks', { username: other.username })
      if (what === 'silence') return actor.posts('/api/mutes', { username: other.username })
      if (what === 'hear') return actor.deletes(`/api/mutes/members/${other.username}`)
      if (what === 'unblock') return actor.deletes(`/api/blocks/${other.username}`)
      const [row] = await test.db
        .select({ id: tables.conversationMembers.conversationId })
        .from(tables.conversationMembers)
        .where(and(eq(tables.conversationMembers.userId, actor.id), eq(tables.conversationMembers.otherId, other.id)))
      const choice = row && choices[what]?.(actor, `/api/conversations/${row.id}`)
      if (choice) return choice
      return row && actor.posts(`/api/conversations/${row.id}/${what}`, what === 'read' ? { seq } : {})
    }
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acts) => {
        await forget()
        const answers = await Promise.all(acts.map(does))
        expect(answers.filter((answer) => answer && answer.status >= 500)).toEqual([])
        await test.settled()
        for (const person of people) expect(await countersOf(person)).toMatchObject(await recount(person))
      }),
      { numRuns: 25 },
    )
  })
})
