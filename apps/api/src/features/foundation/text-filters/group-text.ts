import type { Queryable } from '@consoeurs/database'
import { containsLink } from '../../../platform/content/links.ts'
import { isNewAccount } from '../../../platform/data/new-account.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findHoldReasons } from './find-filter-matches.ts'

/**
 * What a filter would hold in a first message is refused here, where no moderator waits between the members.
 * @throws AppError GROUP_TEXT_REFUSED
 */
export async function checkGroupText(db: Queryable, viewer: Viewer, text: string, now: Date): Promise<void> {
  const hasLink = isNewAccount(viewer, now) && containsLink(text)
  if (hasLink || (await findHoldReasons(db, { viewer, text, health: null, now })).length > 0)
    throw new AppError('GROUP_TEXT_REFUSED')
}
