import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '@consoeurs/database'
import pg from 'pg'
import { messages } from './messages.ts'
import { people } from './people.ts'
import { shares } from './shares.ts'
import { ties } from './ties.ts'
import { type Statements, setAside } from './without-indexes.ts'

export interface WorldSize {
  members: number
  shares: number
  messages: number
}

/** A size, and the number of the first row of each table that the world writes. */
export interface World extends WorldSize {
  firstMember: number
  firstPhoto: number
  firstCommunity: number
  firstShare: number
  firstConversation: number
  firstRoom: number
}

/** A member who reads, by how active she is: the first of them most. */
export interface Reader {
  id: number
  username: string
  token: string
  /** Whom she writes with most lately, and where. */
  otherUsername: string
  otherId: number
  conversationId: number
  /** Someone whose profile she opens. */
  memberUsername: string
  shareSlug: string
}

/** Another seed is another world of the same shape. */
const SEED = 20_260
const READERS = 40
/** Tables so large that their indexes are made after their rows. */
const LARGE = ['users', 'shares', 'messages', 'comments', 'reactions', 'notifications', 'conversation_members']

/**
 * What chance does in the world, as functions of a row's number: the same seed makes the same world, whatever order
 * PostgreSQL reads it in. `chance` is in [0, 1), `pick` an integer below `size`, `skewed` the same with the first ones
 * far more often: a hundredth of them is a tenth of all.
 */
const CHANCE = `
  CREATE FUNCTION pg_temp.chance(n bigint, what int) RETURNS float8 LANGUAGE sql IMMUTABLE AS
    $$ SELECT (hashint8extended(n, ${SEED}000 + what) & 4503599627370495)::float8 / 4503599627370496 $$;
  CREATE FUNCTION pg_temp.pick(n bigint, what int, size bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS
    $$ SELECT floor(pg_temp.chance(n, what) * size)::bigint $$;
  CREATE FUNCTION pg_temp.skewed(n bigint, what int, size bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS
    $$ SELECT floor(power(pg_temp.chance(n, what), 2) * size)::bigint $$;
  CREATE FUNCTION pg_temp.key(n bigint, what int) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT md5(what || '-' || n)::uuid $$`

/** Nobody waits for a disk here, and what refers to what is true by construction. */
const SETTINGS = `
  SET synchronous_commit = off; SET session_replication_role = replica;
  SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2`

/**
 * Fills a seeded database with a world: members of whom a few do much, who visit, keep, block and mute one another, in
 * communities; what they share, under it what others say; their conversations and notices, read and unread, with the
 * counters that the product keeps of all that. PostgreSQL writes it itself.
 */
export async function fillWorld({ pool }: OpenDatabase, size: WorldSize): Promise<Reader[]> {
  const client = new pg.Client({ ...pool.options, query_timeout: 0, idle_in_transaction_session_timeout: 0 })
  await client.connect()
  try {
    await client.query(SETTINGS)
    await client.query(CHANCE)
    const world = await worldAfter(client, size)
    await client.query('BEGIN')
    const bringBack = await setAside(client, LARGE)
    for (const statement of statementsOf(world)) await client.query(statement)
    await bringBack()
    await client.query('COMMIT')
    await client.query('VACUUM (FREEZE, ANALYZE)')
    return await signInReaders(client, world)
  } finally {
    await client.end()
  }
}

const statementsOf = (world: World): Statements => [
  ...people(world),
  ...ties(world),
  ...shares(world),
  ...messages(world),
  ...['users', 'photos', 'communities', 'rooms', 'shares', 'conversations'].map(
    (table) => `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
  ),
]

/** The world comes after the demo. */
async function worldAfter(client: pg.Client, size: WorldSize): Promise<World> {
  const first = (table: string) => `(SELECT coalesce(max(id), 0)::int + 1 FROM ${table})`
  const { rows } = await client.query(`SELECT ${first('users')} AS "firstMember", ${first('photos')} AS "firstPhoto",
    ${first('communities')} AS "firstCommunity", ${first('shares')} AS "firstShare",
    ${first('conversations')} AS "firstConversation", ${first('rooms')} AS "firstRoom"`)
  return { ...size, ...rows[0] }
}

/** Readers at equal steps of activity, so that those of two worlds have as much to read. */
async function signInReaders(client: pg.Client, { members, firstMember }: World): Promise<Reader[]> {
  const { rows } = await client.query<Omit<Reader, 'token'>>(
    `SELECT users.id::int, users.username, other.username AS "otherUsername", other.id::int AS "otherId",
       side.conversation_id::int AS "conversationId", seen.username AS "memberUsername", share.slug AS "shareSlug"
     FROM generate_series(0, $1::int - 1) AS step
     CROSS JOIN LATERAL (
       SELECT users.* FROM users JOIN user_profiles ON user_id = id
       WHERE id >= $3::int + floor((step + 0.5) / $1::int * $2::int) AND email_verified AND NOT banned AND pause = 0
         AND status = 'complete' AND latitude IS NOT NULL
         AND EXISTS (SELECT FROM conversation_members WHERE user_id = users.id)
       ORDER BY id LIMIT 1) AS users
     CROSS JOIN LATERAL (
       SELECT conversation_members.* FROM conversation_members JOIN conversations ON conversations.id = conversation_id
       JOIN users AS other ON other.id = other_id
       JOIN user_profiles AS told ON told.user_id = other_id
       WHERE conversation_members.user_id = users.id AND told.status = 'complete' AND accepted_at IS NOT NULL
         AND other.email_verified AND NOT other.banned AND other.pause = 0 AND NOT EXISTS (SELECT FROM blocks
           WHERE (blocker_id, blocked_id) IN ((users.id, other_id), (other_id, users.id)))
       ORDER BY conversation_members.last_message_at DESC LIMIT 1) AS side
     JOIN users AS other ON other.id = side.other_id
     JOIN users AS seen ON seen.id = other.id
     CROSS JOIN LATERAL (
       SELECT slug FROM shares JOIN users AS author ON author.id = author_id
       JOIN user_profiles AS told ON told.user_id = author_id
       WHERE shares.id >= (SELECT max(id) FROM shares) - 200 + step AND shares.visibility = 'public' AND told.status = 'complete'
         AND shares.hidden_at IS NULL AND shares.deleted_at IS NULL
         AND author.email_verified AND NOT author.banned AND author.pause = 0 AND NOT EXISTS (SELECT FROM blocks
           WHERE (blocker_id, blocked_id) IN ((users.id, author_id), (author_id, users.id)))
       ORDER BY shares.id LIMIT 1) AS share`,
    [READERS, members, firstMember],
  )
  const readers = rows.map((row) => ({ ...row, token: randomBytes(24).toString('hex') }))
  await client.query(
    `INSERT INTO sessions (user_id, token, expires_at)
     SELECT id, encode(sha256(token::bytea), 'hex'), now() + interval '1 day' FROM unnest($1::bigint[], $2::text[]) AS made (id, token)`,
    [readers.map(({ id }) => id), readers.map(({ token }) => token)],
  )
  return readers
}
