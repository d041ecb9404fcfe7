import type { Tx } from '../../../platform/data/unit-of-work.ts'

interface TermSource {
  status: string
  interests: string[]
  lookingFor: string[]
  answers: Record<string, string>
}

/** Of a filter on members without a theme. */
export const ANY_MEMBER = 'member'

export const memberTerm = {
  interest: (value: string) => `interest:${value}`,
  lookingFor: (value: string) => `seeks:${value}`,
  answered: (question: string) => `answer:${question}`,
  community: (slug: string) => `community:${slug}`,
}

/** None where the directory does not list her. */
export function termsOfMember({ status, interests, lookingFor, answers }: TermSource): string[] {
  if (status !== 'complete') return []
  return [
    ANY_MEMBER,
    ...interests.map(memberTerm.interest),
    ...lookingFor.map(memberTerm.lookingFor),
    ...Object.keys(answers).map(memberTerm.answered),
  ]
}

export function emitAddedTerms(tx: Tx, memberId: number, before: string[], after: string[]): void {
  const terms = after.filter((term) => !before.includes(term))
  if (terms.length > 0) tx.emit({ type: 'member.terms-added', memberId, terms })
}
