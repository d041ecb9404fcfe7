import { type MuteSpan, muteEnd } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { type ChoiceParts, chooseForConversation } from './choose-for-conversation.ts'
import { recountMessages } from './message-counters.ts'
import { showConversation } from './show-conversation.ts'

const { conversationMembers } = tables

const BATCH = 200
const action = 'conversation.mute'

/** Neither toast, push nor mail, and nothing counted, for a while; null: until she ends it. */
export function muteConversation(
  tx: Tx,
  parts: ChoiceParts,
  viewer: Viewer,
  { id, until }: { id: number; until: MuteSpan | null },
) {
  const mutedUntil = muteEnd(until, parts.now())
  return chooseForConversation(tx, parts, viewer, { id, action, choice: { muted: true, mutedUntil } })
}

export const endConversationMute = (tx: Tx, parts: ChoiceParts, viewer: Viewer, id: number) =>
  chooseForConversation(tx, parts, viewer, { id, action, choice: { muted: false, mutedUntil: null } })

/** Asked again under the lock: she may have prolonged it meanwhile. Ends across a block too, where nobody sees it. */
async function endOver(tx: Tx, parts: ChoiceParts, userId: number): Promise<void> {
  const over = and(eq(conversationMembers.userId, userId), lte(conversationMembers.mutedUntil, parts.now()))
  const ended = await tx
    .update(conversationMembers)
    .set({ muted: false, mutedUntil: null, choiceSeq: sql`${conversationMembers.choiceSeq} + 1` })
    .where(over)
    .returning({ id: conversationMembers.conversationId })
  if (ended.length === 0) return
  await recountMessages(tx, parts.realtime, [userId])
  for (const { id } of ended) await showConversation(tx, parts, id, [userId])
}

/** Mutes that are over, one short transaction for each woman. */
export async function endMutesThatAreOver(
  parts: ChoiceParts & Pick<FeatureOptions, 'db' | 'unitOfWork'>,
): Promise<void> {
  for (;;) {
    const due = await parts.db
      .selectDistinct({ userId: conversationMembers.userId })
      .from(conversationMembers)
      .where(lte(conversationMembers.mutedUntil, parts.now()))
      .orderBy(asc(conversationMembers.userId))
      .limit(BATCH)
    for (const { userId } of due) await parts.unitOfWork((tx) => endOver(tx, parts, userId))
    if (due.length < BATCH) return
  }
}
