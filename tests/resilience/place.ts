import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrateDatabase, openDatabase, tables } from '@consoeurs/database'
import { insertMember, insertSession } from '@consoeurs/testkit'
import { startEmbeddedPostgres } from '../../tools/embedded-postgres/index.ts'

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

/** Fills an empty, migrated database with the small cast and as many strangers as asked for. */
export async function fillPlace(db: Database, strangers: number): Promise<Omit<Place, 'folder'>> {
  const friends = await insertWomen(db, FRIENDS)
  const names = Array.from({ length: strangers }, (_, index) => `Voisine ${String(index + 1).padStart(3, '0')}`)
  for (const [index, one] of friends.entries()) {
    for (const other of friends.slice(index + 1)) await openConversation(db, one, other)
  }
  const shareIds: number[] = []
  for (const author of friends) shareIds.push(await publishShare(db, author))
  return { friends, strangers: await insertWomen(db, names), shareIds }
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
