import { tables } from '@consoeurs/database'
import type { PgColumn } from 'drizzle-orm/pg-core'

const { pollVotes, roomMessages, shares } = tables

/** What a poll is part of. */
export type PollTarget = 'share' | 'roomMessage'

interface PollPlace {
  table: typeof shares
  /** Of a vote. */
  placeId: PgColumn
  key: 'shareId' | 'roomMessageId'
  missing: 'SHARE_NOT_FOUND' | 'MESSAGE_NOT_FOUND'
}

// Typed as shares: use only the id and the columns of the poll.
export const pollPlaces: Record<PollTarget, PollPlace> = {
  share: { table: shares, placeId: pollVotes.shareId, key: 'shareId', missing: 'SHARE_NOT_FOUND' },
  roomMessage: {
    table: roomMessages as unknown as typeof shares,
    placeId: pollVotes.roomMessageId,
    key: 'roomMessageId',
    missing: 'MESSAGE_NOT_FOUND',
  },
}
