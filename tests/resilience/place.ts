import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultBrandCode } from '@consoeurs/brand'
import { type Database, migrateDatabase, openDatabase, tables } from '@consoeurs/database'
import { startEmbeddedPostgres } from '@consoeurs/embedded-postgres'
import { insertMember, insertSession } from '@consoeurs/test-support'

export interface Woman {
  id: number
  username: string
  token: string
}

/** Who is there before the first fault, and what they already share. */
export interface Place {
  /** Below it `data`, the data folder of the server under test. */
  folder: string
  /** They know each other: every two of them have an open conversation. */
  friends: Woman[]
  /** They have never written to each other. */
  strangers: Woman[]
  /** One of each friend, in their order. */
  shareIds: number[]
  /** All friends are in its community, and one message stands in it. */
  room: { id: number; messageId: number }
}

const FRIENDS = ['Camille', 'Inès', 'Louise', 'Maud']

/** Open to all, as an ordinary project is: root's database runs under another user. */
export function makeFolder(prefix = 'sudden '): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}

export const dataOf = (folder: string) => join(folder, 'data')

async function insertWomen(db: Database, names: string[]): Promise<Woman[]> {
  const women: Woman[] = []
  for (const name of names) {
    const { id, username } = await insertMember(db, name)
    women.push({ id, username, token: await insertSession(db, id) })
  }
  return women
}

async function openConversation(db: Database, one: Woman, other: Woman): Promise<void> {
  const pair = { lowId: Math.min(one.id, other.id), highId: Math.max(one.id, other.id), startedById: one.id }
  const [conversation] = await db
    .insert(tables.conversations)
    .values({ ...pair, acceptedAt: new Date() })
    .returning({ id: tables.conversations.id })
  if (conversation === undefined) throw new Error('the conversation was not inserted')
  const side = (mine: Woman, hers: Woman) => ({ conversationId: conversation.id, userId: mine.id, otherId: hers.id })
  await db.insert(tables.conversationMembers).values([side(one, other), side(other, one)])
}

async function publishShare(db: Database, author: Woman): Promise<number> {
  const share = { authorId: author.id, clientId: crypto.randomUUID(), slug: `partage-${author.username}` }
  const [row] = await db
    .insert(tables.shares)
    .values({ ...share, kind: 'pensee', title: 'Un dimanche au marché', body: 'Bonjour' })
    .returning({ id: tables.shares.id })
  if (row === undefined) throw new Error('the share was not inserted')
  return row.id
}

/** Where all of them talk; it says something once, so that there is something to react to. */
async function openRoom(db: Database, [owner, ...others]: Woman[]): Promise<Place['room']> {
  if (owner === undefined) throw new Error('there is nobody to open a room')
  const [community] = await db
    .insert(tables.communities)
    .values({ slug: 'cercle', name: 'Le cercle', access: 'open', memberCount: others.length + 1 })
    .returning({ id: tables.communities.id })
  if (community === undefined) throw new Error('the community was not inserted')
  const members = [owner, ...others].map((woman) => ({
    communityId: community.id,
    userId: woman.id,
    role: woman === owner ? 'owner' : 'member',
  }))
  await db.insert(tables.communityMembers).values(members)
  const [room] = await db
    .insert(tables.rooms)
    .values({ communityId: community.id, slug: 'salon', name: 'Salon', lastSeq: 1, lastMessageSeq: 1 })
    .returning({ id: tables.rooms.id })
  if (room === undefined) throw new Error('the room was not inserted')
  const welcome = { roomId: room.id, authorId: owner.id, clientId: crypto.randomUUID(), seq: 1, changedSeq: 1 }
  const [message] = await db
    .insert(tables.roomMessages)
    .values({ ...welcome, text: 'Bienvenue' })
    .returning({ id: tables.roomMessages.id })
  if (message === undefined) throw new Error('the message was not inserted')
  return { id: room.id, messageId: message.id }
}

/** Fills an empty, migrated database with the personas and the requested number of other members. */
export async function fillPlace(db: Database, strangers: number): Promise<Omit<Place, 'folder'>> {
  // Demo mode opens no other data.
  await db.insert(tables.installation).values({ key: 'demo-content', value: defaultBrandCode })
  const friends = await insertWomen(db, FRIENDS)
  const names = Array.from({ length: strangers }, (_, index) => `Voisine ${String(index + 1).padStart(3, '0')}`)
  for (const [index, one] of friends.entries()) {
    for (const other of friends.slice(index + 1)) await openConversation(db, one, other)
  }
  const shareIds: number[] = []
  for (const author of friends) shareIds.push(await publishShare(db, author))
  const room = await openRoom(db, friends)
  return { friends, strangers: await insertWomen(db, names), shareIds, room }
}

/** A data folder as a server leaves it, with a place that is already lived in; the demo then adds nobody. */
export async function preparePlace(strangers: number, folder = makeFolder()): Promise<Place> {
  const postgres = await startEmbeddedPostgres({ dataDir: dataOf(folder) })
  const { db, pool, close } = openDatabase({ embedded: postgres.connection })
  try {
    await migrateDatabase(pool)
    return { folder, ...(await fillPlace(db, strangers)) }
  } finally {
    await close()
    await postgres.stop()
  }
}
