import { foldText, limits, type MuteSomething } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireCommunity } from '../communities/public.ts'
import { requireMember } from '../members/public.ts'
import { countMutedWords } from './mutes.queries.ts'

const { mutes } = tables

const tooMany = `Tu as déjà ${limits.mutedWords} mots en sourdine. Retires-en un pour en ajouter un autre.`

/** The word by itself in folded text, with or without a plural: « régime » is also « régimes », never « régiment ». */
export function patternOf(word: string): string {
  const escaped = foldText(word).replaceAll(/[^a-z0-9 ]/g, (sign) => `\\${sign}`)
  return `(^|[^a-z0-9])${escaped.replaceAll(' ', '\\s+')}[sx]?($|[^a-z0-9])`
}

async function targetOf(tx: Tx, viewer: Viewer, { username, community, word }: MuteSomething) {
  if (community !== undefined) {
    return { communityId: (await requireCommunity(tx, viewer, { slug: community }, 'community.read')).id }
  }
  if (word === undefined) return { memberId: (await requireMember(tx, viewer, { username }, 'member.mute')).id }
  if ((await countMutedWords(tx, viewer.id)) >= limits.mutedWords)
    throw new AppError('VALIDATION', { fields: { word: [tooMany] } })
  return { word, pattern: patternOf(word) }
}

/** Out of her lists and notices, once however often; nobody is told. */
export async function muteSomething(tx: Tx, viewer: Viewer, what: MuteSomething): Promise<void> {
  const target = await targetOf(tx, viewer, what)
  const [mute] = await tx
    .insert(mutes)
    .values({ userId: viewer.id, ...target })
    .onConflictDoNothing()
    .returning({ id: mutes.id })
  if (mute !== undefined) tx.emit({ type: 'mutes.changed', memberId: viewer.id })
}
