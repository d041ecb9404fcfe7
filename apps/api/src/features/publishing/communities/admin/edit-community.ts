import type { ChangeDeskCommunity, CreateOfficialCommunity } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { keepFormerSlug, newSlug } from '../../../../platform/content/slugs.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../../platform/http/access.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { can } from '../../../../platform/http/policy.ts'
import { removeFiles } from '../../../foundation/files/public.ts'
import { communityPolicy } from '../communities.policy.ts'
import { communitySubject } from '../communities.subject.ts'
import { findCreatedBefore, insertCommunity } from '../create-community.ts'

const { auditEntries, communities, media } = tables
const slugs = { collection: 'communities', column: communities.slug } as const

/** For the audit log. */
export interface StaffContext {
  now: Date
  ip: string
}

interface CommunityAuditEntry {
  action: 'community.edit' | 'community.found'
  id: number
  detail: Record<string, unknown>
}

const recordAudit = (tx: Tx, viewer: Viewer, { ip }: StaffContext, { action, id, detail }: CommunityAuditEntry) =>
  tx
    .insert(auditEntries)
    .values({ actorId: viewer.id, action, target: 'community', targetId: id, detail, ipAddress: ip })

/** @throws AppError COMMUNITY_NOT_FOUND also for a secret one */
async function lockEdited(tx: Tx, viewer: Viewer, id: number) {
  const [row] = await tx.select().from(communities).where(eq(communities.id, id)).for('no key update')
  if (row === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  const { kind, access, archivedAt } = row
  const subject = communitySubject({ kind, access, archived: archivedAt !== null, role: null, standing: null })
  if (!can(communityPolicy, viewer, 'community.edit', subject)) throw new AppError('COMMUNITY_NOT_FOUND')
  return row
}

/** @throws AppError VALIDATION where the media library has no such picture */
async function fileOf(tx: Tx, field: 'avatar' | 'cover', mediaId: number | null): Promise<number | null> {
  if (mediaId === null) return null
  const [picture] = await tx.select({ fileId: media.fileId }).from(media).where(eq(media.id, mediaId))
  if (picture === undefined) throw new AppError('VALIDATION', { fields: { [field]: ['n’est plus là'] } })
  return picture.fileId
}

interface Pictures {
  avatar?: number | null | undefined
  cover?: number | null | undefined
}

async function picturesOf(tx: Tx, { avatar, cover }: Pictures) {
  return {
    ...(avatar !== undefined && { avatarId: await fileOf(tx, 'avatar', avatar) }),
    ...(cover !== undefined && { coverId: await fileOf(tx, 'cover', cover) }),
  }
}

/** Pictures in the media library stay. */
async function removeReplaced(tx: Tx, before: (number | null)[], after: (number | null)[]): Promise<void> {
  const gone: number[] = []
  for (const id of before) {
    if (id === null || after.includes(id)) continue
    if ((await tx.$count(media, eq(media.fileId, id))) === 0) gone.push(id)
  }
  await removeFiles(tx, gone)
}

const columnOf: Record<string, string> = { avatar: 'avatarId', cover: 'coverId', archived: 'archivedAt' }

/**
 * The former slug redirects.
 * @throws AppError COMMUNITY_NOT_FOUND, SLUG_TAKEN
 */
export async function editCommunity(
  tx: Tx,
  viewer: Viewer,
  { id, change, ...desk }: StaffContext & { id: number; change: ChangeDeskCommunity },
): Promise<void> {
  const before = await lockEdited(tx, viewer, id)
  const { avatar, cover, archived, slug = before.slug, ...words } = change
  if (slug !== before.slug) {
    await newSlug(tx, slugs, { wished: slug, title: before.name })
    await keepFormerSlug(tx, { collection: 'communities', from: before.slug, to: slug, targetId: id })
  }
  const isArchived = archived ?? before.archivedAt !== null
  const columns = {
    ...words,
    slug,
    ...(await picturesOf(tx, { avatar, cover })),
    archivedAt: isArchived ? (before.archivedAt ?? desk.now) : null,
  }
  const changed = Object.keys(change).filter((name) => {
    const column = (columnOf[name] ?? name) as keyof typeof before & keyof typeof columns
    return before[column] !== columns[column]
  })
  if (changed.length === 0) return
  const [after] = await tx
    .update(communities)
    .set({ ...columns, changedAt: desk.now })
    .where(eq(communities.id, id))
    .returning()
  if (after === undefined) throw new Error('the community was not written')
  await removeReplaced(tx, [before.avatarId, before.coverId], [after.avatarId, after.coverId])
  await recordAudit(tx, viewer, desk, { action: 'community.edit', id, detail: { changed } })
  tx.emit({ type: 'community.changed', communityId: id })
}

/**
 * Owned by the caller. Idempotent per client id; a repeated call with other content updates the community.
 * @throws AppError SLUG_TAKEN
 */
export async function createOfficialCommunity(
  tx: Tx,
  viewer: Viewer,
  { founding, ...desk }: StaffContext & { founding: CreateOfficialCommunity },
): Promise<number> {
  const { roomName, roomTopic, avatar, cover, slug: wished, ...words } = founding
  const subject = { group: false, access: words.access, archived: false, role: null, standing: null }
  if (!can(communityPolicy, viewer, 'community.edit', subject)) throw new AppError('FORBIDDEN')
  const founded = await findCreatedBefore(tx, viewer, founding.clientId)
  if (founded !== undefined) {
    const { clientId: _same, ...change } = words
    const pictures = { ...(avatar !== undefined && { avatar }), ...(cover !== undefined && { cover }) }
    await editCommunity(tx, viewer, { ...desk, id: founded.id, change: { ...change, ...pictures } })
    return founded.id
  }
  const slug = await newSlug(tx, slugs, { wished, title: founding.name })
  const columns = { ...words, slug, official: true, ...(await picturesOf(tx, { avatar, cover })) }
  const room = { name: roomName, topic: roomTopic }
  const id = await insertCommunity(tx, viewer, { columns, room, now: desk.now })
  await recordAudit(tx, viewer, desk, { action: 'community.found', id, detail: { name: founding.name } })
  tx.emit({ type: 'community.changed', communityId: id })
  return id
}
