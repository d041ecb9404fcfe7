import type { FileView } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { fileSelection, fileView } from '../../foundation/files/public.ts'
import { loadOwnReactions } from '../../publishing/reactions/public.ts'
import { type MessageTarget, type ThreadMessage, type ThreadTables, threadTables } from './thread-tables.ts'

const { files } = tables

const imagesIn = ({ images }: ThreadTables, name: string) =>
  prepared((db) =>
    db
      .select({ messageId: images.messageId, alt: images.alt, file: fileSelection })
      .from(images)
      .innerJoin(files, eq(files.id, images.fileId))
      .where(sql`${images.messageId} = any(${sql.placeholder('messageIds')}::bigint[])`)
      .orderBy(asc(images.messageId), asc(images.position))
      .prepare(name),
  )

const imagesOf = {
  message: imagesIn(threadTables.message, 'message_images'),
  roomMessage: imagesIn(threadTables.roomMessage, 'room_message_images'),
}

export async function loadImages(
  db: Queryable,
  target: MessageTarget,
  messageIds: number[],
): Promise<Map<number, FileView[]>> {
  const images = new Map<number, FileView[]>()
  if (messageIds.length === 0) return images
  for (const { messageId, alt, file } of await imagesOf[target](db).execute({ messageIds }))
    images.set(messageId, [...(images.get(messageId) ?? []), fileView(file, alt)])
  return images
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

export interface RelatedRows<Row> {
  /** Messages that `rows` reply to. */
  quoted: Map<number, Row>
  /** Of `rows` and of `quoted`. */
  images: Map<number, FileView[]>
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
  const images = await loadImages(db, target, [...idsOf(rows), ...quoted.keys()])
  const own = await loadOwnReactions(db, reader, target, idsOf(rows.filter(isReactedTo)))
  return { quoted, images, own }
}
