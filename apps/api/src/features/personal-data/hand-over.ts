import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

/**
 * Each community that she owns goes to the moderator who has been there longest; without one, to the administrator who has
 * been here longest, who joins it for that. Then she is in none. Done again it finds nothing to do.
 */
export async function handOverCommunities(tx: Tx, memberId: number): Promise<void> {
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
    if (!heir.inside) await tx.execute(sql`update communities set member_count = member_count + 1 where id = ${id}`)
    tx.emit({ type: 'community.handed-over', communityId: Number(id), memberId: Number(heir.id), byId: memberId })
  }
  await tx.execute(sql`
    with gone as (delete from community_members where user_id = ${memberId} returning community_id)
    update communities set member_count = greatest(0, member_count - 1) where id in (select community_id from gone)`)
}
