import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { memberVisibleTo } from '../members/public.ts'
import { asFlag, blockedBy, type LoadReported } from './reported.ts'

const { users, userProfiles, photos, files, conversations } = tables

/** The two wrote to each other once; what a filter keeps has reached nobody. */
const wroteTogether = (viewer: Viewer | null): SQL =>
  sql`exists (select 1 from ${conversations} where ${conversations.held} is null and ${conversations.lowId} = least(${users.id}, ${viewer?.id ?? 0}::bigint) and ${conversations.highId} = greatest(${users.id}, ${viewer?.id ?? 0}::bigint))`

/** A member by id or by her username. */
export const loadReportedMember: LoadReported = async (tx, viewer, { targetId, username }) => {
  const named =
    username === undefined ? eq(users.id, targetId ?? 0) : sql`lower(${users.username}) = ${username.toLowerCase()}`
  const [row] = await tx
    .select({
      user: users,
      profile: userProfiles,
      visible: asFlag(memberVisibleTo(viewer)),
      known: asFlag(sql`${blockedBy(viewer, users.id)} or ${wroteTogether(viewer)}`),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(named)
  if (row === undefined) return null
  const { user, profile, visible, known } = row
  const pictures = await tx
    .select({ name: files.name, description: photos.description })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    // What she shows to those alone whom she accepted is theirs, and not the moderators’.
    .where(and(eq(photos.userId, user.id), ne(photos.visibility, 'accepted')))
  const { headline, about, answers } = profile
  return {
    targetId: user.id,
    aboutId: user.id,
    visible,
    known,
    url: `/p/${user.username}`,
    excerpt: truncateMessage(headline || about || user.name),
    snapshot: { username: user.username, displayName: user.name, headline, about, answers, photos: pictures },
  }
}

/** A profile photo that everyone who sees the profile sees. */
export const loadReportedPhoto: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      photo: photos,
      file: files.name,
      username: users.username,
      visible: asFlag(and(memberVisibleTo(viewer), ne(photos.visibility, 'accepted'), isNull(photos.hiddenAt))),
      known: asFlag(sql`${blockedBy(viewer, users.id)} or ${wroteTogether(viewer)}`),
    })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .innerJoin(users, eq(users.id, photos.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(photos.id, targetId ?? 0))
  if (row === undefined) return null
  const { photo, file, username, visible, known } = row
  return {
    targetId: photo.id,
    aboutId: photo.userId,
    visible,
    known,
    url: `/p/${username}`,
    excerpt: truncateMessage(photo.description || 'Une photo de son profil'),
    snapshot: { username, file, description: photo.description },
  }
}
