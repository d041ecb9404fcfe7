import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, count, eq, gt, ne } from 'drizzle-orm'
import { containsLink } from '../../../platform/content/links.ts'
import { isNewAccount } from '../../../platform/data/new-account.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { findHoldReasons } from '../../foundation/text-filters/public.ts'
import { type LoadedMember, memberPolicy } from '../members/public.ts'

const { honors } = tables

const DAY = 24 * 60 * 60 * 1000

interface HonorWord {
  viewer: Viewer
  member: LoadedMember
  word: string
  now: Date
}

/** As many a day as first messages, for a new account. */
async function checkNumber(tx: Tx, { viewer, now }: HonorWord): Promise<void> {
  if (!isNewAccount(viewer, now)) return
  const since = new Date(now.getTime() - DAY)
  const [row] = await tx
    .select({ given: count() })
    .from(honors)
    .where(and(eq(honors.fromId, viewer.id), ne(honors.word, ''), gt(honors.createdAt, since)))
  if ((row?.given ?? 0) >= limits.firstContactsPerDay) throw new AppError('FIRST_CONTACT_LIMIT')
}

/**
 * A word reaches the receiver as a first message does, so the same rules hold. What a filter would hold there is
 * refused here, where no moderator waits between the members.
 * @throws AppError CANNOT_WRITE, FIRST_CONTACT_LIMIT, HONOR_WORD_REFUSED
 */
export async function checkHonorWord(tx: Tx, given: HonorWord): Promise<void> {
  const { viewer, member, word, now } = given
  if (!can(memberPolicy, viewer, 'member.write', member)) throw new AppError('CANNOT_WRITE')
  await checkNumber(tx, given)
  if (containsLink(word) || (await findHoldReasons(tx, { viewer, text: word, health: null, now })).length > 0)
    throw new AppError('HONOR_WORD_REFUSED')
}
