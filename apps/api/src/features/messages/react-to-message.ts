import type { Brand } from '@consoeurs/brand'
import type { SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { checkKind, setReaction } from '../reactions/public.ts'
import { lockMessage, takeSeq, tellChange } from './change-message.ts'
import { messagePolicy } from './messages.policy.ts'
import type { SendParts } from './send-message.ts'

const { messages } = tables

/**
 * Her one reaction to a message, replaced or taken back with null. Nobody is notified: it shows where it stands.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, VALIDATION
 */
export async function reactToMessage(
  tx: Tx,
  parts: SendParts & { brand: Brand },
  viewer: Viewer,
  { id, kind }: { id: number; kind: string | null },
): Promise<SentMessage> {
  checkKind(parts.brand, kind)
  const { message, subject } = await lockMessage(tx, viewer, id)
  if (message.deletedAt !== null) throw new AppError('MESSAGE_NOT_FOUND')
  if (!can(messagePolicy, viewer, 'message.react', subject)) throw new AppError('FORBIDDEN')
  const { changed } = await setReaction(tx, viewer, { target: 'message', targetId: id, kind })
  if (changed) {
    const changedSeq = await takeSeq(tx, message.conversationId)
    await tx.update(messages).set({ changedSeq }).where(eq(messages.id, id))
  }
  return tellChange(tx, parts, viewer, message)
}
