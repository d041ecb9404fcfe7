import type { TestInfo } from '@playwright/test'
import { inDatabase } from '../evening/in-database.ts'
import type { OwnRoom } from './opens-a-room.ts'

const FILL = `
  INSERT INTO room_messages (room_id, author_id, client_id, seq, changed_seq, text, created_at)
  SELECT $1, members.ids[1 + n % array_length(members.ids, 1)], gen_random_uuid(), n, n,
    CASE WHEN n = $3 THEN $4 ELSE 'Message ' || n || ' du soir' || repeat(', et la suite de ce qu’elle raconte', n % 5) END,
    now() - ($2 - n) * (interval '700 days' / $2::int)
  FROM generate_series(1, $2::int) n, (
    SELECT array_agg(user_id ORDER BY user_id) AS ids FROM community_members
    JOIN rooms ON rooms.community_id = community_members.community_id WHERE rooms.id = $1) members`

const CLOSE = `
  WITH talked AS (
    UPDATE rooms SET last_seq = $2, last_message_seq = $2, last_message_at = now() WHERE id = $1 RETURNING id)
  INSERT INTO room_marks (room_id, user_id, read_seq)
  SELECT talked.id, community_members.user_id, $2 FROM talked
    JOIN rooms ON rooms.id = talked.id JOIN community_members ON community_members.community_id = rooms.community_id
  ON CONFLICT (user_id, room_id) DO UPDATE SET read_seq = excluded.read_seq`

interface Filling {
  messages: number
  /** The seq of the one message that says something else. */
  rare: { seq: number; text: string }
}

/** Two years of talk between those who are in the community, all of it read. */
export const fillsRoom = ({ id }: OwnRoom, { messages, rare }: Filling, info: TestInfo): Promise<void> =>
  inDatabase(info, async (client) => {
    await client.query(FILL, [id, messages, rare.seq, rare.text])
    await client.query(CLOSE, [id, messages])
  })
