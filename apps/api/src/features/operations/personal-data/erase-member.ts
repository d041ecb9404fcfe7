import { randomBytes } from 'node:crypto'
import { type Database, tables } from '@consoeurs/database'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import { addressHash } from '../../../platform/data/address-hash.ts'
import { allowAuditDeletion } from '../../../platform/data/audit.ts'
import type { FileStore } from '../../../platform/data/file-store.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { leaveAllGroups } from '../../chat/groups/public.ts'
import { removeFiles } from '../../foundation/files/public.ts'
import { lockInbox, recountCounters } from '../../foundation/inbox/public.ts'
import { archiveKey } from './archive-key.ts'
import {
  eraseComments,
  eraseConversations,
  eraseMakings,
  eraseOutings,
  eraseReactions,
  eraseRoomMessages,
  eraseShares,
} from './erase-content.ts'
import { handOverCommunities } from './hand-over-communities.ts'
import { personalDataRegistry } from './personal-data-registry.ts'

/** Replaces the name where others keep messages by the member. */
const DELETED_MEMBER_NAME = 'Ancienne membre'

/** A random username, and an address that cannot receive mail (RFC 6761). */
function deletedMember(): { username: string; email: string } {
  const random = randomBytes(8).toString('hex')
  return { username: `ancienne-${random}`, email: `${random}@ancienne.invalid` }
}

const { archives, files, users } = tables

export interface EraseMemberParts {
  db: Database
  unitOfWork: UnitOfWork
  fileStore: FileStore
  jobs: Jobs
  realtime: Realtime
  settings: ApiSettings
  now: () => Date
}

const FILES_AT_ONCE = 100

/** A ban outlives the account, as a hash of its address. */
async function keepBan(tx: Tx, { settings }: EraseMemberParts, memberId: number): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, memberId))
  if (user === undefined || !user.banned || user.leftAt !== null) return
  const hash = addressHash(settings.secret, user.email)
  await tx.insert(tables.keptBans).values({ addressHash: hash }).onConflictDoNothing()
}

/** Community pictures stay; other files go, their bytes after the commit. */
async function eraseFiles({ unitOfWork }: EraseMemberParts, memberId: number): Promise<void> {
  await unitOfWork((tx) =>
    tx.execute(sql`
      update files set owner_id = null where owner_id = ${memberId} and exists (
        select 1 from communities where files.id in (avatar_id, cover_id))`),
  )
  for (;;) {
    const erased = await unitOfWork(async (tx) => {
      const some = await tx
        .select({ id: files.id })
        .from(files)
        .where(eq(files.ownerId, memberId))
        .orderBy(asc(files.id))
        .limit(FILES_AT_ONCE)
      await removeFiles(
        tx,
        some.map(({ id }) => id),
      )
      return some.length
    })
    if (erased < FILES_AT_ONCE) return
  }
}

async function eraseArchives({ db, fileStore }: EraseMemberParts, memberId: number): Promise<void> {
  for (const { name } of await db.select().from(archives).where(eq(archives.userId, memberId))) {
    await fileStore.remove(archiveKey(name))
  }
}

/** Deletes what a block hid; other notifications of her outings and offers lose only the link to her. */
async function eraseAbout(tx: Tx, recipientId: number, memberId: number): Promise<void> {
  const lines = sql`recipient_id = ${recipientId} and about_id = ${memberId}`
  await tx.execute(sql`
    delete from notifications where ${lines} and exists (select 1 from blocks where
      (blocker_id = ${memberId} and blocked_id = ${recipientId}) or (blocker_id = ${recipientId} and blocked_id = ${memberId}))`)
  await tx.execute(sql`update notifications set about_id = null, slug = '' where ${lines}`)
}

/** Removes the member from the notifications of others and recounts their counters. */
async function eraseFromInboxes({ db, unitOfWork, realtime }: EraseMemberParts, memberId: number): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select recipient_id as id from notifications
      where actor_id = ${memberId} or about_id = ${memberId} or ${memberId} = any(actor_ids)
    union select to_id from honors where from_id = ${memberId}
    union select visited_id from visits where visitor_id = ${memberId} order by id`)
  for (const recipientId of rows.map(({ id }) => Number(id))) {
    await unitOfWork(async (tx) => {
      await lockInbox(tx, recipientId)
      const among = sql`recipient_id = ${recipientId} and (actor_id = ${memberId} or ${memberId} = any(actor_ids))`
      await tx.execute(sql`
        update notifications set actor_ids = array_remove(actor_ids, ${memberId}::bigint),
          actor_id = case when actor_id = ${memberId} then (array_remove(actor_ids, ${memberId}::bigint))[1] else actor_id end,
          excerpt = case when actor_id = ${memberId} then '' else excerpt end
        where ${among} and array_length(array_remove(actor_ids, ${memberId}::bigint), 1) > 0`)
      await tx.execute(sql`delete from notifications where ${among}`)
      await eraseAbout(tx, recipientId, memberId)
      await tx.execute(sql`delete from honors where from_id = ${memberId} and to_id = ${recipientId}`)
      await tx.execute(sql`delete from visits where visitor_id = ${memberId} and visited_id = ${recipientId}`)
      await recountCounters(tx, realtime, recipientId)
    })
  }
}

/** As the registry says. */
async function eraseRows(tx: Tx, memberId: number): Promise<void> {
  await allowAuditDeletion(tx)
  for (const { table, column, leaving } of personalDataRegistry) {
    const [rows, named] = [sql.identifier(table), sql.identifier(column)]
    if (leaving === 'erased') await tx.execute(sql`delete from ${rows} where ${named} = ${memberId}`)
    if (leaving === 'cleared') await tx.execute(sql`update ${rows} set ${named} = null where ${named} = ${memberId}`)
  }
}

/** Data that identifies the member without her id: an address, a name or a typed reference. */
async function eraseTraces(tx: Tx, memberId: number): Promise<void> {
  await allowAuditDeletion(tx)
  const address = sql`(select lower(email) from users where id = ${memberId})`
  // An unverified address may belong to someone else.
  const confirmed = sql`(select lower(email) from users where id = ${memberId} and email_verified)`
  await tx.execute(sql`
    update reports set reporter_name = '', reporter_email = ''
    where reporter_id = ${memberId} or lower(reporter_email) = ${confirmed}`)
  await tx.execute(sql`delete from contact_messages where lower(email) = ${confirmed}`)
  await tx.execute(sql`delete from newsletter_readers where lower(email) = ${confirmed}`)
  await tx.execute(sql`delete from staff_notes where about = 'member' and about_id = ${memberId}`)
  await tx.execute(sql`
    update audit_entries set detail = '{}' where target = 'member' and target_id = ${memberId}`)
  await tx.execute(sql`update audit_entries set ip_address = null where actor_id = ${memberId}`)
  await tx.execute(sql`
    delete from verifications where value = ${String(memberId)} or lower(identifier) like '%' || ${address} || '%'
      or lower(value) like '%' || ${address} || '%'`)
  await tx.execute(sql`
    delete from drafts where key = 'message:' || (select username from users where id = ${memberId})`)
}

/** Last step: anonymises the user row. The farewell mail is the last use of the address. */
async function emptyRow(tx: Tx, { jobs, now }: EraseMemberParts, memberId: number): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, memberId)).for('update')
  if (user === undefined || user.leftAt !== null) return
  const { userProfiles } = tables
  const [profile] = await tx
    .delete(userProfiles)
    .where(eq(userProfiles.userId, memberId))
    .returning({ discreet: userProfiles.discreetMode })
  const discreet = profile?.discreet ?? false
  await tx.insert(tables.userProfiles).values({ userId: memberId, status: 'hidden' })
  await tx
    .update(users)
    .set({
      ...{ name: DELETED_MEMBER_NAME, ...deletedMember(), emailVerified: false, image: null, birthdate: '1900-01-01' },
      ...{ roleUser: 'member', twoFactorEnabled: false, blocked: true, banned: false, suspendedUntil: null },
      ...{ reason: null, pause: 0, leavingAt: null, leftAt: now(), lastConnection: null, countedOn: null },
      ...{ country: null, zip: null, city: null, codeInsee: null, latitude: null, longitude: null },
      ...{ fcmPassword: null, deviceType: null, deviceBrowser: null, deviceOs: null, onPwa: false },
      ...{ sleepWarnings: 0, sleepWarnedAt: null },
    })
    .where(eq(users.id, memberId))
  await jobs.enqueue('mail', { kind: 'left', to: user.email, discreet, props: { name: user.name } }, tx)
  tx.emit({ type: 'push.identity-dropped', memberId })
  tx.emit({ type: 'profile.changed', memberId })
}

/**
 * Idempotent steps in their own transactions, so that an interrupted job can restart. Only the last step marks it as
 * done.
 */
export async function eraseMember(parts: EraseMemberParts, memberId: number): Promise<void> {
  const { unitOfWork } = parts
  await unitOfWork((tx) => keepBan(tx, parts, memberId))
  await eraseFiles(parts, memberId)
  await eraseArchives(parts, memberId)
  for (const erase of [
    eraseReactions,
    eraseComments,
    eraseMakings,
    eraseShares,
    eraseRoomMessages,
    eraseConversations,
    eraseOutings,
  ]) {
    await unitOfWork((tx) => erase(tx, memberId))
  }
  await unitOfWork((tx) => leaveAllGroups(tx, parts.realtime, memberId))
  await unitOfWork((tx) => handOverCommunities(tx, memberId))
  await eraseFromInboxes(parts, memberId)
  await unitOfWork((tx) => eraseTraces(tx, memberId))
  await unitOfWork((tx) => eraseRows(tx, memberId))
  await unitOfWork((tx) => emptyRow(tx, parts, memberId))
}

/** Runs every few minutes. */
export async function eraseDueMembers(parts: EraseMemberParts): Promise<void> {
  const { db, now } = parts
  const leaving = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.leavingAt, now()), isNull(users.leftAt)))
    .orderBy(asc(users.leavingAt))
  for (const { id } of leaving) await eraseMember(parts, id)
}
