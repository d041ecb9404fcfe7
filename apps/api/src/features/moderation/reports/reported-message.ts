import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { hasBlocked } from '../../people/members/public.ts'
import { excerptOf, loadMessageEvidence } from './message-evidence.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag, isEvidence } from './target-visibility.ts'

const { conversations, files, messages, photos, spokenAnswers, users } = tables

/** The other participant of the viewer's conversation. */
const otherId = (viewer: Viewer | null) =>
  sql`(case when ${conversations.lowId} = ${viewer?.id ?? 0} then ${conversations.highId} else ${conversations.lowId} end)`

/** Delivered messages of the viewer's conversations. */
const isInOwnConversation = (viewer: Viewer | null) =>
  and(isNull(conversations.held), sql`${viewer?.id ?? 0} in (${conversations.lowId}, ${conversations.highId})`)

/** No block, or the viewer's own: she can read the conversation from her block list while it is kept as evidence. */
const isVisible = (viewer: Viewer | null) =>
  or(
    notBlockedEitherWay(viewer?.id ?? 0, otherId(viewer)),
    and(isEvidence(viewer, otherId(viewer)), hasBlocked(viewer?.id ?? 0, otherId(viewer))),
  )

/** What the message quotes of the recipient’s profile. Photos for accepted members only are hidden from moderators. */
async function loadQuoted(tx: Tx, { profileQuote }: Pick<typeof messages.$inferSelect, 'profileQuote'>) {
  if (profileQuote === null) return { pictures: [], recordings: [] }
  if (profileQuote.kind === 'swap') return { quoted: profileQuote.title, pictures: [], recordings: [] }
  if (profileQuote.kind === 'answer') return { quoted: profileQuote.text, pictures: [], recordings: [] }
  if (profileQuote.kind === 'spoken') {
    const recordings = await tx
      .select({ file: files.name, transcript: spokenAnswers.transcript })
      .from(spokenAnswers)
      .innerJoin(files, eq(files.id, spokenAnswers.fileId))
      .where(eq(spokenAnswers.fileId, profileQuote.soundId))
    return { quoted: 'Une réponse vocale de son profil', pictures: [], recordings }
  }
  const pictures = await tx
    .select({ file: files.name, alt: photos.description })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(and(eq(photos.id, profileQuote.photoId), ne(photos.visibility, 'accepted')))
  return { quoted: 'Une photo de son profil', pictures, recordings: [] }
}

/** Only a participant may report, even across a block while it is evidence. Nobody can change the message meanwhile. */
export const loadReportedMessage: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      message: messages,
      username: users.username,
      visible: asFlag(isVisible(viewer)),
      known: asFlag(isEvidence(viewer, otherId(viewer))),
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(and(eq(messages.id, targetId ?? 0), isInOwnConversation(viewer)))
  if (row === undefined) return null
  const { message, username, visible, known } = row
  const { id, authorId, conversationId } = message
  const { images, sounds, ...evidence } = await loadMessageEvidence(tx, 'message', conversationId, message)
  const { pictures, recordings, ...quote } = await loadQuoted(tx, message)
  return {
    targetId: id,
    aboutId: authorId,
    visible,
    known,
    url: `/messages/${username}`,
    excerpt: excerptOf(message),
    snapshot: {
      ...{ username, conversationId, ...quote, ...evidence },
      images: [...images, ...pictures],
      sounds: [...sounds, ...recordings],
    },
  }
}

export const loadMessageExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const { id, text, deletedAt } = messages
  const rows = await db
    .select({ id, text, deletedAt })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(inArray(id, ids), isInOwnConversation(viewer), isVisible(viewer)))
  return new Map(rows.map((row) => [row.id, excerptOf(row)]))
}
