import type { Statements } from './without-indexes.ts'
import type { World } from './world.ts'

/** Average per member. */
const EACH = { visits: 10, honors: 2, favorites: 5, blocks: 0.4, passes: 0.5, mutes: 0.2 }

/** Distinct pairs: the first member is chosen by activity, the second uniformly. */
const pairs = ({ members, firstMember }: World, kind: keyof typeof EACH, what: number): string => `
  (SELECT min(n) AS n, one, other
   FROM (SELECT n, ${firstMember} + pg_temp.skewed(n, ${what}, ${members}) AS one,
       ${firstMember} + pg_temp.pick(n, ${what + 1}, ${members}) AS other
     FROM generate_series(1, ${Math.floor(members * EACH[kind])}) AS n) AS drawn
   WHERE one <> other GROUP BY one, other) AS pairs`

/** Visits, honours, favourites, blocks, passes and mutes. */
export const ties = (world: World): Statements => [
  `INSERT INTO visits (visitor_id, visited_id, day, created_at, seen_at)
   SELECT one, other, (at AT TIME ZONE 'Europe/Paris')::date, at, CASE WHEN at < now() - interval '3 days' THEN at + interval '1 day' END
   FROM ${pairs(world, 'visits', 40)}
   CROSS JOIN LATERAL (SELECT now() - pg_temp.chance(n, 42) * interval '60 days' AS at) AS happened
   ORDER BY at, n`,
  `INSERT INTO honors (from_id, to_id, kind, created_at, seen_at)
   SELECT one, other, (ARRAY['coup-de-coeur', 'belle-plume', 'rayonnante'])[1 + n % 3], at,
     CASE WHEN at < now() - interval '10 days' THEN at + interval '1 day' END
   FROM ${pairs(world, 'honors', 43)}
   CROSS JOIN LATERAL (SELECT now() - pg_temp.chance(n, 45) * interval '400 days' AS at) AS happened
   ORDER BY at, n`,
  `INSERT INTO favorites (user_id, member_id, tell_me, seen_at, created_at)
   SELECT one, other, n % 4 = 0, now() - interval '5 days', now() - pg_temp.chance(n, 48) * interval '400 days'
   FROM ${pairs(world, 'favorites', 46)} ORDER BY n`,
  `INSERT INTO blocks (blocker_id, blocked_id) SELECT one, other FROM ${pairs(world, 'blocks', 49)} ORDER BY n`,
  `INSERT INTO passes (user_id, member_id) SELECT one, other FROM ${pairs(world, 'passes', 51)} ORDER BY n`,
  `INSERT INTO mutes (user_id, member_id) SELECT one, other FROM ${pairs(world, 'mutes', 53)} ORDER BY n`,
  `INSERT INTO mutes (user_id, word, pattern)
   SELECT ${world.firstMember} + n, 'brocante', '\\mbrocantes?\\M'
   FROM generate_series(0, ${world.members - 1}) AS n WHERE pg_temp.chance(n, 55) < 0.05`,
]
