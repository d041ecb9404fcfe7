import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { loadMemberByUsername, usernameAtBlock } from '../../people/members/public.ts'
import { photoShownTo } from '../../people/photos/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag, unblockedAt } from './target-visibility.ts'

const { users, userProfiles, photos, files, conversations, spokenAnswers } = tables

/** The two have exchanged messages; held messages do not count. */
const haveConversation = (viewer: Viewer | null): SQL =>
  sql`exists (select 1 from ${conversations} where ${conversations.held} is null and ${conversations.lowId} = least(${users.id}, ${viewer?.id ?? 0}::bigint) and ${conversations.highId} = greatest(${users.id}, ${viewer?.id ?? 0}::bigint))`

const excerptOfMember = ({ headline, about, name }: { headline: string; about: string; name: string }) =>
  truncateMessage(headline || about || name)

const excerptOfPhoto = (description: string) => truncateMessage(description || 'Une photo de son profil')

/** Across a block, the username must be the one that the viewer knew, so that a report does not reveal a new one. */
export const loadReportedMember: LoadReported = async (tx, viewer, { targetId, username }) => {
  const id = username === undefined ? targetId : (await loadMemberByUsername(tx, viewer, username))?.id
  const isNamed =
    username === undefined ? undefined : sql`lower(${usernameAtBlock(viewer?.id ?? 0)}) = ${username.toLowerCase()}`
  const hadSeen = memberVisibleTo(viewer, unblockedAt(viewer, users.id, [users.createdAt]))
  const [row] = await tx
    .select({
      user: users,
      profile: userProfiles,
      visible: asFlag(memberVisibleTo(viewer)),
      known: asFlag(and(or(hadSeen, haveConversation(viewer)), isNamed)),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, id ?? 0))
  if (row === undefined) return null
  const { user, profile, visible, known } = row
  const pictures = await tx
    .select({ name: files.name, description: photos.description })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    // Photos for accepted members only are hidden from moderators.
    .where(and(eq(photos.userId, user.id), ne(photos.visibility, 'accepted')))
  const sounds = await tx
    .select({ file: files.name, transcript: spokenAnswers.transcript })
    .from(spokenAnswers)
    .innerJoin(files, eq(files.id, spokenAnswers.fileId))
    .where(and(eq(spokenAnswers.userId, user.id), isNull(spokenAnswers.removedAt)))
  const { headline, about, answers } = profile
  return {
    targetId: user.id,
    aboutId: user.id,
    visible,
    known,
    url: `/p/${user.username}`,
    excerpt: excerptOfMember({ headline, about, name: user.name }),
    snapshot: { username: user.username, displayName: user.name, headline, about, answers, photos: pictures, sounds },
  }
}

export const loadMemberExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const { headline, about } = userProfiles
  const rows = await db
    .select({ id: users.id, name: users.name, headline, about })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(users.id, ids), memberVisibleTo(viewer)))
  return new Map(rows.map((row) => [row.id, excerptOfMember(row)]))
}

export const loadReportedPhoto: LoadReported = async (tx, viewer, { targetId }) => {
  const isShown = photoShownTo(viewer?.id ?? 0)
  const unblocked = unblockedAt(viewer, users.id, [photos.createdAt])
  const [row] = await tx
    .select({
      photo: photos,
      file: files.name,
      username: users.username,
      visible: asFlag(and(memberVisibleTo(viewer), isShown)),
      known: asFlag(and(memberVisibleTo(viewer, unblocked), isShown)),
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
    excerpt: excerptOfPhoto(photo.description),
    snapshot: { username, file, description: photo.description },
  }
}

export const loadPhotoExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const rows = await db
    .select({ id: photos.id, description: photos.description })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(photos.id, ids), memberVisibleTo(viewer), photoShownTo(viewer.id)))
  return new Map(rows.map(({ id, description }) => [id, excerptOfPhoto(description)]))
}
