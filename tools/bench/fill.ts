import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '@consoeurs/database'
import pg from 'pg'
import type { CrowdSize } from './scene.ts'
import { FIRST_NAMES, NAMES, textArray, WORDS } from './words.ts'

/** With an accepted conversation. */
export interface Writer {
  id: number
  token: string
  toUsername: string
  toToken: string
  toId: number
  conversationId: number
}

export interface Crowd {
  writers: Writer[]
}

/** A conversation each: senders do not block one another, and no reader has unrealistically many pages open. */
const WRITERS = 1_000

const TEXT =
  'Ce matin, le marché sentait la menthe et la pluie. J’ai pensé à vous, et à notre promenade de dimanche le long du canal.'

/** Inserts members with all that a page joins (profile, inbox, town, picture), evenly, so that sizes compare. */
export async function fill({ pool }: OpenDatabase, size: CrowdSize): Promise<Crowd> {
  // Without timeouts, because 100,000 members take long.
  const client = new pg.Client({ ...pool.options, query_timeout: 0, idle_in_transaction_session_timeout: 0 })
  await client.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ last: number }>('SELECT max(id)::int AS last FROM users')
    const first = (rows[0]?.last ?? 0) + 1
    await client.query(MEMBERS, [size.members])
    await client.query(PROFILES, [first])
    await client.query('INSERT INTO inboxes (user_id) SELECT id FROM users WHERE id >= $1', [first])
    await client.query(SHARES, [size.shares, first, size.members, TEXT])
    await client.query(SHARE_IMAGES, [first])
    await client.query(CONVERSATIONS, [size.conversations, first, size.members])
    await client.query(CONVERSATION_MEMBERS, [first])
    await client.query(MESSAGES, [Math.ceil(size.messages / size.conversations), first, TEXT])
    const writers = await openSessions(client, first)
    await client.query('COMMIT')
    await client.query('VACUUM ANALYZE')
    return { writers }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

const MEMBERS = `
  INSERT INTO users (name, email, email_verified, username, birthdate, last_connection, country, zip, city, code_insee,
    latitude, longitude, created_at)
  SELECT ${textArray(FIRST_NAMES)}[1 + n % ${FIRST_NAMES.length}] || ' ' || ${textArray(NAMES)}[1 + n / 7 % ${NAMES.length}],
    'charge-' || n || '@demo.test', true, 'charge-' || n,
    date '1970-01-01' + (n % 12000), now() - (n || ' minutes')::interval, place.country, place.zip, place.city,
    place.code_insee, place.latitude, place.longitude, now() - (n || ' minutes')::interval
  FROM generate_series(1, $1::int) AS n
  CROSS JOIN LATERAL (
    SELECT country, zip, city, code_insee, latitude, longitude FROM users
    WHERE latitude IS NOT NULL AND email LIKE '%@demo.test' AND email NOT LIKE 'charge-%'
    ORDER BY id OFFSET n % 20 LIMIT 1) AS place`

const PROFILES = `
  INSERT INTO user_profiles (user_id, status, headline, about, main_photo_id)
  SELECT users.id, 'complete', 'Curieuse de tout, surtout des autres', 'Je marche, je lis, je cuisine.', photo.id
  FROM users
  LEFT JOIN LATERAL (SELECT id FROM photos ORDER BY id OFFSET users.id % 25 LIMIT 1) AS photo ON true
  WHERE users.id >= $1`

const SHARES = `
  INSERT INTO shares (slug, author_id, client_id, kind, body, visibility, published_at)
  SELECT 'charge-' || n, $2::int + n % $3::int, gen_random_uuid(),
    (ARRAY['pensee', 'question'])[1 + n % 2],
    $4 || ' ' || ${textArray(WORDS)}[1 + n % ${WORDS.length}] || ' ' || ${textArray(WORDS)}[1 + n / 11 % ${WORDS.length}],
    (ARRAY['members', 'public'])[1 + n % 2],
    now() - (n || ' seconds')::interval
  FROM generate_series(1, $1::int) AS n`

const SHARE_IMAGES = `
  INSERT INTO share_images (share_id, file_id, position, alt)
  SELECT shares.id, picture.file_id, 0, 'Un dessin'
  FROM shares
  CROSS JOIN LATERAL (SELECT file_id FROM share_images ORDER BY share_id OFFSET shares.id % 10 LIMIT 1) AS picture
  WHERE shares.author_id >= $1 AND shares.id % 3 = 0`

const CONVERSATIONS = `
  INSERT INTO conversations (low_id, high_id, started_by_id, accepted_at, last_message_at)
  SELECT DISTINCT low, high, low, now(), now() - (n || ' seconds')::interval
  FROM (SELECT n, $2::int + (n * 2) % $3::int AS low, $2::int + (n * 2 + 1 + 2 * (n * 2 / $3::int)) % $3::int AS high
    FROM generate_series(0, $1::int - 1) AS n) AS pairs
  WHERE low < high
  ON CONFLICT DO NOTHING`

const CONVERSATION_MEMBERS = `
  INSERT INTO conversation_members (conversation_id, user_id, other_id, last_message_at)
  SELECT id, low_id, high_id, last_message_at FROM conversations WHERE low_id >= $1
  UNION ALL SELECT id, high_id, low_id, last_message_at FROM conversations WHERE low_id >= $1`

const MESSAGES = `
  WITH written AS (
    INSERT INTO messages (conversation_id, author_id, client_id, seq, changed_seq, text, created_at)
    SELECT id, CASE WHEN n % 2 = 0 THEN low_id ELSE high_id END, gen_random_uuid(), n, n, $3,
      last_message_at - (($1::int - n) || ' minutes')::interval
    FROM conversations CROSS JOIN generate_series(1, $1::int) AS n WHERE low_id >= $2
    RETURNING 1)
  UPDATE conversations SET last_seq = $1, last_text = left($3, 80), last_author_id = high_id
  WHERE low_id >= $2 AND (SELECT count(*) FROM written) > 0`

interface Queryable {
  query<T>(text: string, values: unknown[]): Promise<{ rows: T[] }>
}

async function openSessions(client: Queryable, first: number): Promise<Writer[]> {
  const { rows } = await client.query<{ id: number; toId: number; toUsername: string; conversationId: number }>(
    `SELECT low_id::int AS id, high_id::int AS "toId", other.username AS "toUsername",
       conversations.id::int AS "conversationId"
     FROM conversations JOIN users AS other ON other.id = high_id WHERE low_id >= $1 ORDER BY conversations.id LIMIT $2`,
    [first, WRITERS],
  )
  const newToken = () => randomBytes(24).toString('hex')
  const writers = rows.map((row) => ({ ...row, token: newToken(), toToken: newToken() }))
  const sessions = writers.flatMap(({ id, token, toId, toToken }) => [
    { id, token },
    { id: toId, token: toToken },
  ])
  await client.query(
    `INSERT INTO sessions (user_id, token, expires_at)
     SELECT id, encode(sha256(token::bytea), 'hex'), now() + interval '1 day' FROM unnest($1::bigint[], $2::text[]) AS made (id, token)`,
    [sessions.map(({ id }) => id), sessions.map(({ token }) => token)],
  )
  return writers
}
