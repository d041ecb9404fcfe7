import type { OutingAnswer, ProposedDate } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { memberIsShown } from '../../../foundation/visibility/public.ts'

const {
  communityCandidates,
  communityMembers,
  communities,
  outingDateVotes,
  outingGroups,
  outingWaitlist,
  shareParticipants,
  shares,
} = tables

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

/** The dates of a poll with their ticks; only the host has the list, where nobody with a block is left. */
export const proposedDates = (viewerId: ViewerId): SQL<ProposedDate[] | null> =>
  sql<ProposedDate[] | null>`case when ${shares.outingDates} is not null then (
    select json_agg(json_build_object(
      'at', proposed.at,
      'votes', (select count(*)::int from ${outingDateVotes} where ${outingDateVotes.shareId} = ${shares.id}
        and ${outingDateVotes.at} = proposed.at::timestamptz and ${memberIsShown(outingDateVotes.userId)}),
      'mine', exists (select 1 from ${outingDateVotes} where ${outingDateVotes.shareId} = ${shares.id}
        and ${outingDateVotes.at} = proposed.at::timestamptz and ${outingDateVotes.userId} = ${viewerId}))
      order by proposed.place)
    from jsonb_array_elements_text(${shares.outingDates}) with ordinality as proposed (at, place)) end`

/** Slug of the outing's group, for its members and those invited. */
export const ownGroup = (viewerId: ViewerId): SQL<string | null> =>
  sql<string | null>`case when ${shares.outingAt} is not null then (
    select own.slug from ${outingGroups} inner join ${communities} as own on own.id = ${outingGroups.communityId}
    where ${outingGroups.shareId} = ${shares.id} and (
      exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = own.id
        and ${communityMembers.userId} = ${viewerId})
      or exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = own.id
        and ${communityCandidates.userId} = ${viewerId} and ${communityCandidates.standing} = 'invited'))) end`
