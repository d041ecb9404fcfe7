import type { Brand } from '@consoeurs/brand'
import type { ProfileChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { refuseImitatingName, requireOwnName } from '../../account/usernames/public.ts'
import { updateAudiences } from '../photos/public.ts'
import { emitAddedTerms, termsOfMember } from './member-terms.ts'

const { consents, users, userProfiles } = tables

const termColumns = {
  status: userProfiles.status,
  interests: userProfiles.interests,
  lookingFor: userProfiles.lookingFor,
  answers: userProfiles.answers,
}

type OwnChoices = Pick<typeof userProfiles.$inferSelect, 'interests' | 'answers'>

/** What is retired stays with a member who has it. */
const offeredTo = (own: string[], choices: { key: string; retired?: boolean | undefined }[]): string[] =>
  choices.filter(({ key, retired }) => !retired || own.includes(key)).map(({ key }) => key)

function checkChoices(brand: Brand, change: ProfileChange, own: OwnChoices): void {
  const fields: Record<string, string[]> = {}
  const check = (name: keyof ProfileChange, given: string[] | undefined, offered: string[]) => {
    if (given?.some((value) => !offered.includes(value))) fields[name] = ['Ce choix n’existe plus. Recharge la page.']
  }
  const interests = brand.interests
    .flatMap((group) => group.interests)
    .map(({ value, retired }) => ({ key: value, retired }))
  const questions = brand.profileQuestions.map(({ id, retired }) => ({ key: id, retired }))
  check('interests', change.interests, offeredTo(own.interests, interests))
  check(
    'lookingFor',
    change.lookingFor,
    brand.lookingFor.map((choice) => choice.value),
  )
  check(
    'lookingForWhom',
    change.lookingForWhom,
    brand.lookingForWhom.map((choice) => choice.value),
  )
  check('answers', change.answers && Object.keys(change.answers), offeredTo(Object.keys(own.answers), questions))
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/**
 * Sensitive data (GDPR art. 9) needs the member's current consent.
 * @throws AppError CONSENT_NEEDED
 */
async function requireConsent(tx: Tx, viewer: Viewer, change: ProfileChange): Promise<void> {
  const { lookingFor, lookingForWhom, seeksAges, answers } = change
  const says = [lookingFor, lookingForWhom, Object.values(answers ?? {}).filter((answer) => answer !== '')]
  if (!seeksAges && change.status !== 'complete' && says.every((said) => (said ?? []).length === 0)) return
  const [last] = await tx
    .select({ withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(and(eq(consents.userId, viewer.id), eq(consents.kind, 'sensitive')))
    .orderBy(desc(consents.id))
    .limit(1)
  if (last?.withdrawnAt) throw new AppError('CONSENT_NEEDED')
}

/** @param brand with the choices that members have now */
export async function changeProfile(tx: Tx, viewer: Viewer, change: ProfileChange, brand: Brand): Promise<void> {
  const [before] = await tx.select(termColumns).from(userProfiles).where(eq(userProfiles.userId, viewer.id))
  checkChoices(brand, change, before ?? { interests: [], answers: {} })
  await requireConsent(tx, viewer, change)
  const { displayName, seeksAges, answers, ...columns } = change
  if (displayName !== undefined) {
    requireOwnName(brand, displayName)
    await refuseImitatingName(tx, viewer, displayName)
    await tx.update(users).set({ name: displayName }).where(eq(users.id, viewer.id))
  }
  const kept = answers && Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
  const [after] = await tx
    .update(userProfiles)
    .set({
      ...columns,
      ...(kept && { answers: kept }),
      ...(seeksAges !== undefined && { seeksAgeMin: seeksAges?.min ?? null, seeksAgeMax: seeksAges?.max ?? null }),
      updatedAt: new Date(),
    })
    .where(eq(userProfiles.userId, viewer.id))
    .returning(termColumns)
  if (before !== undefined && after !== undefined)
    emitAddedTerms(tx, viewer.id, termsOfMember(before), termsOfMember(after))
  await updateAudiences(tx, viewer.id)
  if (change.status !== undefined) tx.emit({ type: 'member.presence-changed', memberId: viewer.id })
}
