import { FIRST_NAMES, NAMES, textArray } from '../words.ts'
import type { Statements } from './without-indexes.ts'
import type { World } from './world.ts'

/** By population. */
const TOWNS = 2_000
/** Members joined over this many days. */
const DAYS = 800
/** Members per community. */
const FOR_A_COMMUNITY = 200

/** Activity follows from a member's number; town and join date do not. */
function membersWithPhotos({ members, firstMember, firstPhoto }: World): Statements {
  return [
    `CREATE TEMP TABLE town ON COMMIT DROP AS
       SELECT *, count(*) OVER () AS many
       FROM (SELECT row_number() OVER (ORDER BY population DESC, code_insee) - 1 AS rank, name, zips[1] AS zip, code_insee,
           latitude, longitude
         FROM communes WHERE latitude IS NOT NULL ORDER BY rank LIMIT ${TOWNS}) AS largest`,
    `CREATE TEMP TABLE picture ON COMMIT DROP AS
       SELECT row_number() OVER (ORDER BY file_id) - 1 AS rank, file_id, count(*) OVER () AS many
       FROM (SELECT DISTINCT file_id FROM photos) AS portraits`,
    `INSERT INTO users (id, name, email, email_verified, username, birthdate, last_connection, country, zip, city,
       code_insee, latitude, longitude, created_at, banned, pause)
     OVERRIDING SYSTEM VALUE
     SELECT ${firstMember} + n, ${textArray(FIRST_NAMES)}[1 + pg_temp.pick(n, 1, ${FIRST_NAMES.length})] || ' '
         || ${textArray(NAMES)}[1 + pg_temp.pick(n, 2, ${NAMES.length})],
       'monde-' || n || '@demo.test', pg_temp.chance(n, 3) > 0.02, 'monde-' || n,
       date '1950-01-01' + pg_temp.pick(n, 4, 20000)::int,
       CASE WHEN pg_temp.chance(n, 5) > 0.02 THEN now() - here.days * power(pg_temp.chance(n, 6), 4) * interval '1 day' END,
       CASE WHEN town.rank IS NOT NULL THEN 'France' END, town.zip, town.name, town.code_insee, town.latitude,
       town.longitude, now() - here.days * interval '1 day', pg_temp.chance(n, 7) < 0.005,
       (pg_temp.chance(n, 8) < 0.02)::int
     FROM generate_series(0, ${members - 1}) AS n
     CROSS JOIN LATERAL (SELECT ${DAYS} * pg_temp.chance(n, 9) AS days) AS here
     LEFT JOIN town ON pg_temp.chance(n, 10) > 0.04 AND town.rank = pg_temp.skewed(n, 11, town.many)
     ORDER BY n`,
    `INSERT INTO photos (id, user_id, file_id, position)
     OVERRIDING SYSTEM VALUE
     SELECT ${firstPhoto} + n, ${firstMember} + n, picture.file_id, 0
     FROM generate_series(0, ${members - 1}) AS n
     JOIN picture ON picture.rank = pg_temp.pick(n, 12, picture.many)
     WHERE pg_temp.chance(n, 13) < 0.65 ORDER BY n`,
    `INSERT INTO user_profiles (user_id, status, certified, headline, about, interests, looking_for, seeks_age_min,
       seeks_age_max, visibility, hide_last_connection, hide_distance, main_photo_id)
     SELECT ${firstMember} + n,
       CASE WHEN pg_temp.chance(n, 14) < 0.04 THEN 'hidden' WHEN pg_temp.chance(n, 14) < 0.12 THEN 'draft' ELSE 'complete' END,
       pg_temp.chance(n, 15) < 0.03, 'Curieuse de tout, surtout des autres', 'Je marche, je lis, je cuisine.',
       ARRAY(SELECT DISTINCT all_of.interests[1 + pg_temp.pick(n * 8 + k, 16, cardinality(all_of.interests))]
         FROM generate_series(0, 4) AS k ORDER BY 1),
       all_of.wishes[1 + pg_temp.pick(n, 17, cardinality(all_of.wishes)):1 + pg_temp.pick(n, 17, cardinality(all_of.wishes)) + 1],
       CASE WHEN pg_temp.chance(n, 18) < 0.3 THEN 20 + pg_temp.pick(n, 19, 20) END,
       CASE WHEN pg_temp.chance(n, 18) < 0.3 THEN 45 + pg_temp.pick(n, 20, 30) END,
       CASE WHEN pg_temp.chance(n, 21) < 0.3 THEN 'public' ELSE 'members' END,
       pg_temp.chance(n, 22) < 0.05, pg_temp.chance(n, 23) < 0.05, photos.id
     FROM generate_series(0, ${members - 1}) AS n
     CROSS JOIN (SELECT coalesce(array_agg(DISTINCT interest), '{lecture}') AS interests,
         coalesce(array_agg(DISTINCT wish), '{amitie}') AS wishes
       FROM user_profiles, unnest(interests) AS interest, unnest(looking_for) AS wish) AS all_of
     LEFT JOIN photos ON photos.id = ${firstPhoto} + n AND photos.user_id = ${firstMember} + n
     ORDER BY n`,
  ]
}

function communitiesWithRooms({ members, firstMember, firstCommunity, firstRoom }: World): Statements {
  const communities = Math.max(2, Math.floor(members / FOR_A_COMMUNITY))
  return [
    `INSERT INTO communities (id, slug, name, tagline, access, changed_at, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT ${firstCommunity} + n, 'monde-' || n, 'Cercle ' || n, 'On se retrouve ici',
       CASE WHEN pg_temp.chance(n, 30) < 0.1 THEN 'secret' WHEN pg_temp.chance(n, 30) < 0.4 THEN 'request' ELSE 'open' END,
       now() - interval '${DAYS} days', now() - interval '${DAYS} days'
     FROM generate_series(0, ${communities - 1}) AS n`,
    `INSERT INTO community_members (community_id, user_id, role, created_at)
     SELECT community, member, CASE WHEN row_number() OVER (PARTITION BY community ORDER BY member) = 1 THEN 'owner' ELSE 'member' END,
       now() - pg_temp.chance(member * 5000 + community, 31) * interval '${DAYS} days'
     FROM (SELECT DISTINCT ${firstCommunity} + pg_temp.skewed(n, 32, ${communities}) AS community,
         ${firstMember} + pg_temp.skewed(n, 33, ${members}) AS member
       FROM generate_series(0, ${members * 3 - 1}) AS n) AS entered
     ORDER BY community, member`,
    `UPDATE communities SET member_count = entered.many
     FROM (SELECT community_id, count(*) AS many FROM community_members GROUP BY 1) AS entered
     WHERE id = community_id AND id >= ${firstCommunity}`,
    `INSERT INTO rooms (id, community_id, slug, name, last_seq, last_message_seq, last_message_at)
     OVERRIDING SYSTEM VALUE
     SELECT ${firstRoom} + n, ${firstCommunity} + n / 2, 'monde-' || n, 'Salon ' || n, 20, 20,
       now() - pg_temp.chance(n, 34) * interval '30 days'
     FROM generate_series(0, ${communities * 2 - 1}) AS n`,
    `INSERT INTO room_messages (room_id, author_id, client_id, seq, changed_seq, text, created_at)
     SELECT rooms.id, author.user_id, pg_temp.key(rooms.id * 100 + seq, 35), seq, seq, 'On se retrouve au marché ?',
       rooms.last_message_at - (20 - seq) * interval '3 hours'
     FROM rooms
     CROSS JOIN LATERAL (SELECT user_id FROM community_members WHERE community_id = rooms.community_id ORDER BY user_id LIMIT 1) AS author
     CROSS JOIN generate_series(1, 20) AS seq
     WHERE rooms.id >= ${firstRoom} ORDER BY rooms.id, seq`,
  ]
}

export const people = (world: World): Statements => [...membersWithPhotos(world), ...communitiesWithRooms(world)]
