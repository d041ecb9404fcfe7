import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

export interface StoredFormat {
  width: number
  height: number
  bytes: number
}

export interface StoredSound {
  milliseconds: number
  bytes: number
  waveform: number[]
}

/** `name` is 128 random bits in hex; the store holds `{name}-{format}.webp`, or `{name}.m4a` for a sound. */
export const files = pgTable(
  'files',
  {
    id: identity(),
    name: text('name').notNull().unique(),
    ownerId: reference('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Idempotency key of a chunked upload. */
    uploadId: text('upload_id').unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbhash: text('thumbhash').notNull(),
    formats: jsonb('formats').$type<Record<'thumbnail' | 'small' | 'medium' | 'large', StoredFormat>>().notNull(),
    /** Null for a picture. The size of a sound is zero, in every format. */
    sound: jsonb('sound').$type<StoredSound>(),
    /**
     * public: anyone, immutable. members: any member not blocked. owner: not attached yet. conversation: both
     * participants. community: its members.
     */
    audience: text('audience').notNull().default('owner'),
    conversationId: reference('conversation_id'),
    communityId: reference('community_id'),
    /** Null until used; orphans are collected. */
    attachedAt: instant('attached_at'),
    createdAt: createdAt(),
  },
  (table) => [index('files_owner').on(table.ownerId)],
)
