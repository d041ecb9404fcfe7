import type { OutingAnswer } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

const { outingWaitlist, shareParticipants, shares } = tables

type ViewerId = number | Placeholder

/** The viewer's answer to the outing of the row. */
export const ownAnswer = (viewerId: ViewerId): SQL<OutingAnswer | null> =>
  sql<OutingAnswer | null>`case when ${shares.outingAt} is not null then (
    select json_build_object(
      'hostOnly', ${shareParticipants.hostOnly}, 'firstTime', ${shareParticipants.firstTime},
      'welcomes', ${shareParticipants.welcomes}, 'reminded', ${shareParticipants.remindedAt} is not null,
      'confirmed', ${shareParticipants.confirmedAt} is not null, 'thanks', ${shareParticipants.thanks})
    from ${shareParticipants}
    where ${shareParticipants.userId} = ${viewerId} and ${shareParticipants.shareId} = ${shares.id}) end`

/** The viewer's position in the waiting list. */
export const ownWaiting = (viewerId: ViewerId): SQL<number | null> =>
  sql<number | null>`case when ${shares.outingAt} is not null then (
    select (select count(*)::int from ${outingWaitlist} as ahead where ahead.share_id = own.share_id
      and (ahead.created_at, ahead.user_id) <= (own.created_at, own.user_id))
    from ${outingWaitlist} as own where own.user_id = ${viewerId} and own.share_id = ${shares.id}) end`
