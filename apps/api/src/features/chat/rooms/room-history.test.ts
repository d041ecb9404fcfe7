import type { RoomList, RoomMessageView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { communities, rooms } = tables

let roomId: number
let room: ReturnType<typeof inRoom>

const { test, camille, louise } = await setUpTestApp({ personas: ['camille', 'louise'] })

const viewOf = async (person: Person) => (await person.gets<RoomList>('/api/rooms/mine')).body.items[0]!
const slice = async (person: Person, query: string) =>
  (await person.gets<{ messages: RoomMessageView[]; hasMore: boolean }>(`/api/rooms/${roomId}/messages${query}`)).body

describe('the history', () => {
  beforeEach(async () => {
    const founded = await createRoomFixture(test, { slug: 'jardin', owner: camille, members: [louise] })
    roomId = founded.roomId
    room = inRoom(roomId, founded.room)
    await test.db.execute(sql`
      insert into room_messages (room_id, author_id, client_id, seq, changed_seq, text, created_at)
      select ${roomId}, ${camille.id}, gen_random_uuid(), n, n, 'Mot ' || n, timestamptz '2026-03-01 12:00+00' + n * interval '6 hours'
      from generate_series(1, 200) n`)
    await test.db
      .update(rooms)
      .set({ lastSeq: 200, lastMessageSeq: 200, lastMessageAt: new Date() })
      .where(eq(rooms.id, roomId))
  })

  afterEach(async () => {
    await test.settled()
    await test.db.delete(communities)
  })

  it('opens at the first unread message, with the messages around it', async () => {
    await room.reads(louise, 120)
    const opened = await room.opens(louise)
    expect(opened.firstUnreadSeq).toBe(121)
    expect(opened.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => 96 + n))
    expect(opened).toMatchObject({ hasOlder: true, hasNewer: true, room: { unread: 80, myRead: 120 } })
  })

  it('opens at the end when everything is read, or on request', async () => {
    expect((await room.opens(louise, '?at=end')).messages.at(-1)?.seq).toBe(200)
    await room.reads(louise, 200)
    const opened = await room.opens(louise)
    expect(opened).toMatchObject({ firstUnreadSeq: null, hasNewer: false, room: { unread: 0 } })
    expect(opened.messages.at(-1)?.seq).toBe(200)
  })

  it('opens around a given message and at a day in Paris time', async () => {
    const atMessage = await room.opens(louise, '?message=60')
    expect(atMessage.foundSeq).toBe(60)
    expect(atMessage.messages.map(({ seq }) => seq)).toContain(60)
    // 2026-03-10 begins at 23:00 UTC of the day before; message n stands at 12:00 + n × 6 h.
    expect((await room.opens(louise, '?date=2026-03-10')).foundSeq).toBe(34)
    expect(await room.opens(louise, '?date=2031-01-01')).toMatchObject({ foundSeq: null, hasNewer: false })
    expect((await room.opens(louise, '?message=9999')).foundSeq).toBeNull()
  })

  it('pages in both directions from any message, without a gap', async () => {
    const older = await slice(louise, '?before=100&limit=10')
    expect(older.messages.map(({ seq }) => seq)).toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98, 99])
    const newer = await slice(louise, '?from=99&limit=3')
    expect(newer).toMatchObject({ hasMore: true })
    expect(newer.messages.map(({ seq }) => seq)).toEqual([100, 101, 102])
    expect((await slice(louise, '?from=200')).messages).toEqual([])
  })

  it('answers « everything after N » with new and changed messages', async () => {
    const [first] = (await slice(louise, '?from=0&limit=1')).messages
    await room.removes(camille, first!)
    await room.says(louise, 'Nouveau')
    const { messages } = await slice(louise, '?after=200')
    expect(messages.map(({ seq, changedSeq }) => [seq, changedSeq])).toEqual([
      [1, 201],
      [202, 202],
    ])
    expect((await slice(louise, '?after=202')).messages).toEqual([])
  })

  it('caps the unread count at the shown maximum', async () => {
    expect((await viewOf(louise)).unread).toBe(100)
    expect((await viewOf(camille)).unread).toBe(0)
  })
})
