import type { FileView, SoundView } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { fileSelection, fileView, soundView } from '../../foundation/files/public.ts'
import { loadOwnReactions } from '../../publishing/reactions/public.ts'
import { type MessageTarget, type ThreadMessage, type ThreadTables, threadTables } from './thread-tables.ts'

const { files } = tables

const attachmentsIn = ({ images }: ThreadTables, name: string) =>
  prepared((db) =>
    db
      .select({ messageId: images.messageId, alt: images.alt, file: fileSelection, sound: files.sound })
      .from(images)
      .innerJoin(files, eq(files.id, images.fileId))
      .where(sql`${images.messageId} = any(${sql.placeholder('messageIds')}::bigint[])`)
      .orderBy(asc(images.messageId), asc(images.position))
      .prepare(name),
  )

const attachmentsOf = {
  message: attachmentsIn(threadTables.message, 'message_attachments'),
  roomMessage: attachmentsIn(threadTables.roomMessage, 'room_message_attachments'),
}

/** By message. */
export interface AttachedFiles {
  images: Map<number, FileView[]>
  sounds: Map<number, SoundView>
}

/** One statement for both, as most conversations have neither. */
export async function loadAttachments(
  db: Queryable,
  target: MessageTarget,
  messageIds: number[],
): Promise<AttachedFiles> {
  const images = new Map<number, FileView[]>()
  const sounds = new Map<number, SoundView>()
  if (messageIds.length === 0) return { images, sounds }
  for (const { messageId, alt, file, sound } of await attachmentsOf[target](db).execute({ messageIds })) {
    if (sound === null) images.set(messageId, [...(images.get(messageId) ?? []), fileView(file, alt)])
    else sounds.set(messageId, soundView({ ...file, sound }, alt))
  }
  return { images, sounds }
}

async function loadQuoted<Row extends ThreadMessage>(
  db: Queryable,
  target: MessageTarget,
  rows: Row[],
): Promise<Map<number, Row>> {
  const ids = rows.flatMap(({ replyToId }) => replyToId ?? [])
  if (ids.length === 0) return new Map()
  const { messages } = threadTables[target]
  const quoted: ThreadMessage[] = await db.select().from(messages).where(inArray(messages.id, ids))
  return new Map(quoted.map((row) => [row.id, row as Row]))
}

const isReactedTo = ({ reactionCounts }: ThreadMessage) => Object.keys(reactionCounts).length > 0
const idsOf = (rows: ThreadMessage[]) => rows.map(({ id }) => id)

/** Attachments are those of `rows` and of `quoted`. */
export interface RelatedRows<Row> extends AttachedFiles {
  /** Messages that `rows` reply to. */
  quoted: Map<number, Row>
  /** The reader's own reactions. */
  own: Map<number, string>
}

/** One query per kind of related data. */
export async function loadRelatedRows<Row extends ThreadMessage>(
  db: Queryable,
  target: MessageTarget,
  reader: Pick<Viewer, 'id'> | null,
  rows: Row[],
): Promise<RelatedRows<Row>> {
  const quoted = await loadQuoted(db, target, rows)
  const attached = await loadAttachments(db, target, [...idsOf(rows), ...quoted.keys()])
  const own = await loadOwnReactions(db, reader, target, idsOf(rows.filter(isReactedTo)))
  return { quoted, ...attached, own }
}
