import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { notMutedBy } from '../../foundation/visibility/public.ts'
import { recountMessages } from './message-counters.ts'
import { showConversation } from './show-conversation.ts'

const { conversationMembers } = tables

/** Applies a change of member mutes to conversations, which stay listed. */
export async function followMutes(
  tx: Tx,
  parts: Pick<FeatureOptions, 'realtime' | 'cards'>,
  userId: number,
): Promise<void> {
  const otherMuted = sql<boolean>`(not ${notMutedBy(conversationMembers.userId, conversationMembers.otherId)})`
  const changed = and(eq(conversationMembers.userId, userId), sql`${conversationMembers.otherMuted} <> ${otherMuted}`)
  const sides = await tx
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(changed)
    .orderBy(asc(conversationMembers.conversationId))
    .for('update')
  const ids = sides.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(conversationMembers)
    .set({ otherMuted, choiceSeq: sql`${conversationMembers.choiceSeq} + 1` })
    .where(and(eq(conversationMembers.userId, userId), inArray(conversationMembers.conversationId, ids)))
  await recountMessages(tx, parts.realtime, [userId])
  for (const id of ids) await showConversation(tx, parts, id, [userId])
}
