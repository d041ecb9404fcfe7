import { SENTENCES, textArray, WORDS } from '../words.ts'
import type { Statements } from './without-indexes.ts'
import type { World } from './world.ts'

/** One to three sentences and two words, derived from the row number. */
const text = (n: string, what: number) => `(
  SELECT string_agg(${textArray(SENTENCES)}[1 + pg_temp.pick(${n} * 4 + part, ${what}, ${SENTENCES.length})], ' ')
    || ' ' || ${textArray(WORDS)}[1 + pg_temp.pick(${n}, ${what + 1}, ${WORDS.length})]
    || ' ' || ${textArray(WORDS)}[1 + pg_temp.pick(${n}, ${what + 2}, ${WORDS.length})]
  FROM generate_series(0, pg_temp.pick(${n}, ${what + 3}, 3)) AS part)`

/** Random count with an exponential distribution around `mean`. */
const some = (n: string, what: number, mean: number) =>
  `least(20, floor(-ln(1 - pg_temp.chance(${n}, ${what})) * ${mean}))::int`

/** Shares over two years, with comments, reactions and bookmarks. */
export const shares = (world: World): Statements => {
  const { members, firstMember, firstShare } = world
  const member = (n: string, what: number) => `${firstMember} + pg_temp.pick(${n}, ${what}, ${members})`
  return [
    `CREATE TEMP TABLE hers ON COMMIT DROP AS
       SELECT user_id, array_agg(community_id ORDER BY community_id) AS communities FROM community_members GROUP BY 1`,
    'ANALYZE hers',
    `INSERT INTO shares (id, slug, author_id, client_id, kind, body, visibility, community_id, comment_count,
       reaction_counts, published_at, created_at, updated_at, hidden_at, deleted_at)
     OVERRIDING SYSTEM VALUE
     SELECT ${firstShare} + n, 'monde-' || n, author, pg_temp.key(n, 60), (ARRAY['pensee', 'question', 'pensee', 'photo'])[1 + n % 4],
       ${text('n', 61)},
       CASE WHEN community IS NOT NULL THEN 'community' WHEN pg_temp.chance(n, 65) < 0.3 THEN 'public' ELSE 'members' END,
       community, ${some('n', 66, 1)},
       CASE felt WHEN 0 THEN '{}'::jsonb WHEN 1 THEN '{"coeur": 1}'::jsonb
         ELSE jsonb_build_object('coeur', (felt + 1) / 2, 'calin', felt / 2) END,
       at, at, at, CASE WHEN pg_temp.chance(n, 67) < 0.003 THEN at END, CASE WHEN pg_temp.chance(n, 68) < 0.01 THEN at END
     FROM (SELECT n, ${firstMember} + pg_temp.skewed(n, 69, ${members}) AS author, ${some('n', 70, 2)} AS felt,
         now() - (1 - n / ${world.shares}::float8) * interval '730 days' AS at
       FROM generate_series(1, ${world.shares}) AS n) AS drawn
     LEFT JOIN hers ON hers.user_id = author
     CROSS JOIN LATERAL (SELECT CASE WHEN pg_temp.chance(n, 71) < 0.15
       THEN hers.communities[1 + pg_temp.pick(n, 72, cardinality(hers.communities))] END AS community) AS place
     ORDER BY n`,
    `INSERT INTO share_images (share_id, file_id, position, alt)
     SELECT ${firstShare} + n, picture.file_id, 0, 'Un dessin'
     FROM generate_series(1, ${world.shares}) AS n JOIN picture ON picture.rank = pg_temp.pick(n, 73, picture.many)
     WHERE n % 3 = 0 ORDER BY n`,
    `INSERT INTO comments (share_id, author_id, client_id, text, created_at)
     SELECT shares.id, ${member('shares.id * 32 + k', 74)}, pg_temp.key(shares.id * 32 + k, 75),
       ${text('(shares.id * 32 + k)', 76)}, published_at + k * interval '1 hour'
     FROM shares CROSS JOIN generate_series(1, comment_count) AS k WHERE shares.id >= ${firstShare}
     ORDER BY shares.id, k`,
    `INSERT INTO reactions (target, target_id, user_id, kind, created_at)
     SELECT 'share', shares.id, ${firstMember} + (pg_temp.pick(shares.id, 80, ${members}) + k * 7) % ${members},
       CASE WHEN k % 2 = 1 THEN 'coeur' ELSE 'calin' END, published_at + k * interval '1 hour'
     FROM shares
     CROSS JOIN LATERAL (SELECT coalesce((reaction_counts ->> 'coeur')::int, 0) + coalesce((reaction_counts ->> 'calin')::int, 0) AS felt) AS many
     CROSS JOIN generate_series(1, felt) AS k
     WHERE shares.id >= ${firstShare} ORDER BY shares.id, k`,
    `INSERT INTO bookmarks (user_id, share_id, created_at)
     SELECT DISTINCT ON (1, 2) ${firstMember} + pg_temp.skewed(n, 81, ${members}), ${firstShare} + 1 + pg_temp.pick(n, 82, ${world.shares}),
       now() - pg_temp.chance(n, 83) * interval '300 days'
     FROM generate_series(1, ${members * 2}) AS n ORDER BY 1, 2, 3`,
    `UPDATE user_profiles SET share_count = written.many
     FROM (SELECT author_id, count(*) AS many FROM shares
       WHERE visibility <> 'community' AND hidden_at IS NULL AND deleted_at IS NULL GROUP BY 1) AS written
     WHERE user_id = author_id AND user_id >= ${firstMember}`,
  ]
}
