import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { countMembers } from '../../publishing/communities/public.ts'

/** To its longest-serving moderator, else to the most senior administrator, who joins it. Idempotent. */
export async function handOverCommunities(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`select id from communities where id in (
    select community_id from community_members where user_id = ${memberId}) order by id for no key update`)
  const { rows: owned } = await tx.execute<{ id: string }>(sql`
    select community_id as id from community_members where user_id = ${memberId} and role = 'owner'`)
  for (const { id } of owned) {
    const { rows: heirs } = await tx.execute<{ id: string; inside: boolean }>(sql`
      select users.id, place.user_id is not null as inside from users
      left join community_members as place on place.user_id = users.id and place.community_id = ${id}
      where users.id <> ${memberId} and users.left_at is null and not users.blocked and not users.banned
        and (place.role = 'moderator' or users.role_user = 'admin')
      order by (place.role = 'moderator') desc nulls last, place.created_at, users.id limit 1`)
    const [heir] = heirs
    if (heir === undefined) continue
    await tx.execute(sql`
      insert into community_members (community_id, user_id, role) values (${id}, ${heir.id}, 'owner')
      on conflict (community_id, user_id) do update set role = 'owner'`)
    tx.emit({ type: 'community.handed-over', communityId: Number(id), memberId: Number(heir.id), byId: memberId })
  }
  const { rows: left } = await tx.execute<{ id: string }>(sql`
    delete from community_members where user_id = ${memberId} returning community_id as id`)
  await countMembers(
    tx,
    left.map(({ id }) => Number(id)),
  )
}
