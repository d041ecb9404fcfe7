import type { TestInfo } from '@playwright/test'
import { inDatabase } from '../evening/in-database.ts'

const FILL = `
  INSERT INTO messages (conversation_id, author_id, client_id, seq, changed_seq, text, created_at)
  SELECT $1, CASE WHEN n % 3 = 0 THEN low_id ELSE high_id END, gen_random_uuid(), last_seq + n, last_seq + n,
    'Lettre ' || n || repeat(', et la suite de ce qu’elle raconte', n % 5), now() - ($2 - n) * interval '7 hours'
  FROM conversations, generate_series(1, $2::int) n WHERE conversations.id = $1`

const CLOSE = `
  WITH talked AS (
    UPDATE conversations SET last_seq = last_seq + $2, last_message_at = now() WHERE id = $1 RETURNING id, last_seq)
  UPDATE conversation_members SET read_seq = talked.last_seq, delivered_seq = talked.last_seq, last_message_at = now()
  FROM talked WHERE conversation_id = talked.id`

/** So many letters between two who write to each other already, all of them read. */
export const fillsTalk = (conversationId: number, messages: number, info: TestInfo): Promise<void> =>
  inDatabase(info, async (client) => {
    await client.query(FILL, [conversationId, messages])
    await client.query(CLOSE, [conversationId, messages])
  })
