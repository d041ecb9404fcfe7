import { SENTENCES, textArray, WORDS } from '../words.ts'
import type { Statements } from './without-indexes.ts'
import type { World } from './world.ts'

/** Per member. */
const CONVERSATIONS = 5
/** Notifications per member. */
const NOTICES = 10

const sentence = (n: string) =>
  `${textArray(SENTENCES)}[1 + pg_temp.pick(${n}, 100, ${SENTENCES.length})] || ' ' || ${textArray(WORDS)}[1 + pg_temp.pick(${n}, 101, ${WORDS.length})]`

/** Seeds the text. */
const numbered = (conversation: string, seq: string) => `(${conversation} * 1000 + ${seq})`

/** Of all lengths. `tail` is the number of unread last messages by one author; all of them in a request. */
const drawn = ({ members, firstMember, firstConversation, messages }: World) => `
  CREATE TEMP TABLE drawn ON COMMIT DROP AS
    SELECT *, CASE WHEN state = 'asked' OR pg_temp.chance(id, 90) < 0.2
        THEN least(last_seq, CASE state WHEN 'asked' THEN last_seq ELSE 1 + pg_temp.pick(id, 91, 3) END) ELSE 0 END AS tail,
      CASE WHEN state = 'asked' OR pg_temp.chance(id, 92) < 0.5 THEN one ELSE other END AS last_author
    FROM (SELECT ${firstConversation} + row_number() OVER (ORDER BY n) AS id, one, other,
        CASE WHEN pg_temp.chance(n, 93) < 0.06 THEN 'asked' WHEN pg_temp.chance(n, 93) < 0.08 THEN 'ignored' ELSE 'open' END AS state,
        CASE WHEN pg_temp.chance(n, 93) < 0.06 THEN 1
          ELSE greatest(1, least(900, round(long * ${messages} / sum(long) FILTER (WHERE pg_temp.chance(n, 93) >= 0.06) OVER ())))::int END AS last_seq,
        date_trunc('milliseconds', now() - power(pg_temp.chance(n, 94), 2) * interval '400 days') AS last_at
      FROM (SELECT min(n) AS n, min(one) AS one, min(other) AS other, power(-ln(1 - pg_temp.chance(min(n), 95)), 2) AS long
        FROM (SELECT n, ${firstMember} + pg_temp.skewed(n, 96, ${members}) AS one, ${firstMember} + pg_temp.pick(n, 97, ${members}) AS other
          FROM generate_series(1, ${members * CONVERSATIONS}) AS n) AS pairs
        WHERE one <> other GROUP BY least(one, other), greatest(one, other) HAVING count(*) = 1) AS met) AS named`

const side = (her: string, other: string, what: number) => `
  SELECT id, ${her}, ${other}, CASE WHEN last_author = ${her} THEN last_seq ELSE last_seq - tail END,
    CASE WHEN last_author = ${her} THEN last_seq ELSE last_seq - tail END,
    CASE WHEN last_author = ${her} THEN 0 ELSE tail END,
    pg_temp.chance(id, ${what}) < 0.03, EXISTS (SELECT FROM mutes WHERE user_id = ${her} AND member_id = ${other}),
    pg_temp.chance(id, ${what + 1}) < 0.05, last_at
  FROM drawn`

export const messages = (world: World): Statements => {
  const { members, firstMember } = world
  return [
    drawn(world),
    'ANALYZE drawn',
    `INSERT INTO conversations (id, low_id, high_id, started_by_id, accepted_at, ignored_at, last_seq, last_text,
       last_author_id, last_message_at, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT id, least(one, other), greatest(one, other), one, CASE state WHEN 'open' THEN last_at END,
       CASE state WHEN 'ignored' THEN last_at END, last_seq, ${sentence(numbered('id', 'last_seq'))}, last_author, last_at,
       last_at - last_seq * interval '1 day'
     FROM drawn ORDER BY id`,
    `INSERT INTO conversation_members (conversation_id, user_id, other_id, read_seq, delivered_seq, unread, muted,
       other_muted, archived, last_message_at)
     SELECT * FROM (${side('one', 'other', 102)} UNION ALL ${side('other', 'one', 104)}) AS sides
     ORDER BY 1, 2`,
    `INSERT INTO messages (conversation_id, author_id, client_id, seq, changed_seq, text, created_at)
     SELECT id, CASE WHEN seq > last_seq - greatest(tail, 1) THEN last_author
         WHEN pg_temp.chance(${numbered('id', 'seq')}, 106) < 0.5 THEN one ELSE other END,
       pg_temp.key(${numbered('id', 'seq')}, 107), seq, seq, ${sentence(numbered('id', 'seq'))},
       last_at - (last_seq - seq) * interval '11 hours'
     FROM drawn CROSS JOIN generate_series(1, last_seq) AS seq
     ORDER BY last_at - (last_seq - seq) * interval '11 hours', id, seq`,
    `INSERT INTO notifications (recipient_id, seq, section, value, actor_id, actor_ids, slug, path, detail, group_key,
       read_at, created_at)
     SELECT recipient, seq, section, value, actor, ARRAY[actor],
       CASE section WHEN 'profil' THEN 'monde-' || actor - ${firstMember} ELSE 'monde-' || share END,
       CASE section WHEN 'profil' THEN '/p/monde-' || actor - ${firstMember} ELSE '/shares/monde-' || share END,
       CASE section WHEN 'profil' THEN '{}'::jsonb ELSE '{"on": "share"}'::jsonb END, section || '.' || value || ':' || n,
       CASE WHEN seq <= all_of - pg_temp.pick(recipient, 108, 4) THEN at + interval '1 day' END, at
     FROM (SELECT *, row_number() OVER hers AS seq, count(*) OVER (PARTITION BY recipient) AS all_of
       FROM (SELECT n, ${firstMember} + pg_temp.skewed(n, 109, ${members}) AS recipient,
           ${firstMember} + pg_temp.pick(n, 110, ${members}) AS actor, pg_temp.pick(n, 111, ${world.shares}) + 1 AS share,
           CASE WHEN n % 4 < 2 THEN 'profil' ELSE 'partages' END AS section,
           (ARRAY['visite', 'honneur', 'reaction', 'commentaire'])[1 + n % 4] AS value,
           now() - (1 - n / ${members * NOTICES}::float8) * interval '90 days' AS at
         FROM generate_series(1, ${members * NOTICES}) AS n) AS told
       WHERE recipient <> actor WINDOW hers AS (PARTITION BY recipient ORDER BY n)) AS lines
     ORDER BY n`,
    'ANALYZE conversation_members, conversations, notifications, visits, honors, blocks, mutes, users, user_profiles',
    ...counters(firstMember),
  ]
}

/** Visible to the recipient and not muted. */
const listed = (recipient: string, author: string) => `
  EXISTS (SELECT FROM users JOIN user_profiles ON user_id = users.id WHERE users.id = ${author} AND email_verified
    AND NOT blocked AND NOT banned AND pause = 0 AND status <> 'hidden')
  AND NOT EXISTS (SELECT FROM mutes WHERE mutes.user_id = ${recipient} AND mutes.member_id = ${author}) AND ${apart(recipient, author)}`

const apart = (one: string, other: string) => `
  NOT EXISTS (SELECT FROM blocks WHERE blocker_id = ${one} AND blocked_id = ${other})
  AND NOT EXISTS (SELECT FROM blocks WHERE blocker_id = ${other} AND blocked_id = ${one})`

const counted = (table: string, recipient: string, author: string, waits: string) => `
  (SELECT ${recipient} AS id, count(*)::int AS many FROM ${table}
   WHERE ${waits} AND ${listed(`${table}.${recipient}`, `${table}.${author}`)} GROUP BY 1)`

/** As in the product (`countedUnread`, `countMessages`). */
const counters = (firstMember: number): Statements => [
  `INSERT INTO inboxes (user_id, seq, unread_notifications, unread_visits, unread_honors, unread_messages, requests)
   SELECT users.id, coalesce(told.seq, 0), coalesce(notified.many, 0), coalesce(visited.many, 0), coalesce(honored.many, 0),
     coalesce(written.unread, 0), coalesce(written.requests, 0)
   FROM users
   LEFT JOIN (SELECT recipient_id AS id, max(seq) AS seq FROM notifications GROUP BY 1) AS told USING (id)
   LEFT JOIN ${counted('notifications', 'recipient_id', 'actor_id', 'read_at IS NULL')} AS notified USING (id)
   LEFT JOIN ${counted('visits', 'visited_id', 'visitor_id', 'seen_at IS NULL')} AS visited USING (id)
   LEFT JOIN ${counted('honors', 'to_id', 'from_id', 'seen_at IS NULL')} AS honored USING (id)
   LEFT JOIN (
     SELECT user_id AS id, sum(unread) FILTER (WHERE accepted_at IS NOT NULL) AS unread,
       count(*) FILTER (WHERE accepted_at IS NULL AND ignored_at IS NULL AND started_by_id <> user_id) AS requests
     FROM conversation_members JOIN conversations ON conversations.id = conversation_id
     WHERE NOT (muted OR other_muted OR archived) AND ${apart('user_id', 'other_id')} GROUP BY 1) AS written USING (id)
   WHERE users.id >= ${firstMember}`,
]
