import { type MuteSpan, muteEnd } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { type ChoiceParts, changeConversationSettings } from './change-conversation-settings.ts'
import { recountMessages } from './message-counters.ts'
import { showConversation } from './show-conversation.ts'

const { conversationMembers } = tables

const BATCH = 200
const action = 'conversation.mute'

/** `until` null means for good. */
export function muteConversation(
  tx: Tx,
  parts: ChoiceParts,
  viewer: Viewer,
  { id, until }: { id: number; until: MuteSpan | null },
) {
  const mutedUntil = muteEnd(until, parts.now())
  return changeConversationSettings(tx, parts, viewer, { id, action, choice: { muted: true, mutedUntil } })
}

export const endConversationMute = (tx: Tx, parts: ChoiceParts, viewer: Viewer, id: number) =>
  changeConversationSettings(tx, parts, viewer, { id, action, choice: { muted: false, mutedUntil: null } })

/** Checks the time again, in case of an extension. Also runs across a block. */
async function endExpired(tx: Tx, parts: ChoiceParts, userId: number): Promise<void> {
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

/** One short transaction per member. */
export async function endExpiredMutes(parts: ChoiceParts & Pick<FeatureOptions, 'db' | 'unitOfWork'>): Promise<void> {
  for (;;) {
    const due = await parts.db
      .selectDistinct({ userId: conversationMembers.userId })
      .from(conversationMembers)
      .where(lte(conversationMembers.mutedUntil, parts.now()))
      .orderBy(asc(conversationMembers.userId))
      .limit(BATCH)
    for (const { userId } of due) await parts.unitOfWork((tx) => endExpired(tx, parts, userId))
    if (due.length < BATCH) return
  }
}
