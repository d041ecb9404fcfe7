import type { Brand } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { countFromActor } from '../../foundation/inbox/public.ts'
import { requireMember } from '../members/public.ts'
import { checkHonorWord } from './check-honor-word.ts'

const { honors } = tables

interface HonorGift {
  viewer: Viewer
  username: string
  kind: string
  /** For the receiver alone; may be empty. */
  word: string
  brand: Brand
  now: Date
}

/**
 * One honour per pair. The same kind again changes nothing; another kind needs a withdrawal first.
 * @throws AppError ALREADY_HONORED, CANNOT_WRITE, FIRST_CONTACT_LIMIT, HONOR_WORD_REFUSED
 */
export async function giveHonor(tx: Tx, realtime: Realtime, gift: HonorGift): Promise<void> {
  const { viewer, username, kind, word, brand, now } = gift
  if (!brand.honors.some((honor) => honor.kind === kind)) {
    throw new AppError('VALIDATION', { fields: { kind: ['Ce choix n’existe plus. Recharge la page.'] } })
  }
  const member = await requireMember(tx, viewer, { username }, 'member.honor')
  if (word !== '') await checkHonorWord(tx, { viewer, member, word, now })
  const [honor] = await tx
    .insert(honors)
    .values({ fromId: viewer.id, toId: member.id, kind, word, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: honors.id })
  if (honor === undefined) {
    const [given] = await tx
      .select({ kind: honors.kind })
      .from(honors)
      .where(and(eq(honors.fromId, viewer.id), eq(honors.toId, member.id)))
    if (given?.kind !== kind) throw new AppError('ALREADY_HONORED')
    return
  }
  await countFromActor(tx, realtime, member.id, { counter: 'unreadHonors', authorId: viewer.id })
  tx.emit({ type: 'honor.given', honorId: honor.id, fromId: viewer.id, toId: member.id, kind })
}
