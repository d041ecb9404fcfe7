import { type CreateMute, foldText, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireMember } from '../../people/members/public.ts'
import { requireCommunity } from '../../publishing/communities/public.ts'
import { countMutedWords } from './mutes.queries.ts'

const { mutes } = tables

const tooMany = `Tu as déjà ${limits.mutedWords} mots en sourdine. Retires-en un pour en ajouter un autre.`

/** Whole word, singular or plural: « régime » also matches « régimes », not « régiment ». */
export function patternOf(word: string): string {
  const escaped = foldText(word).replaceAll(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`)
  return `(^|[^[:alnum:]])${escaped.replaceAll(/\s+/g, '\\s+')}[sx]?($|[^[:alnum:]])`
}

async function targetOf(tx: Tx, viewer: Viewer, { username, community, word }: CreateMute) {
  if (community !== undefined) {
    return { communityId: (await requireCommunity(tx, viewer, { slug: community }, 'community.read')).id }
  }
  if (word === undefined) return { memberId: (await requireMember(tx, viewer, { username }, 'member.mute')).id }
  if ((await countMutedWords(tx, viewer.id)) >= limits.mutedWords)
    throw new AppError('VALIDATION', { fields: { word: [tooMany] } })
  return { word, pattern: patternOf(word) }
}

/** Idempotent; nobody is notified. */
export async function createMute(tx: Tx, viewer: Viewer, what: CreateMute): Promise<void> {
  const target = await targetOf(tx, viewer, what)
  const [mute] = await tx
    .insert(mutes)
    .values({ userId: viewer.id, ...target })
    .onConflictDoNothing()
    .returning({ id: mutes.id })
  if (mute !== undefined) tx.emit({ type: 'mutes.changed', memberId: viewer.id })
}
