import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { hasBlocked } from '../../people/members/public.ts'
import { excerptOf, loadMessageEvidence } from './message-evidence.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag, isEvidence } from './target-visibility.ts'

const { conversations, messages, users } = tables

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
  const evidence = await loadMessageEvidence(tx, 'message', conversationId, message)
  return {
    targetId: id,
    aboutId: authorId,
    visible,
    known,
    url: `/messages/${username}`,
    excerpt: excerptOf(message),
    snapshot: { username, conversationId, ...evidence },
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
