import type { InterestGroup, ProfileQuestion } from './brand.ts'

/** What a form offers: a retired entry only to a member who has it. */
export const offeredInterests = (groups: InterestGroup[], own: readonly string[] = []): InterestGroup[] =>
  groups
    .map(({ label, interests }) => ({
      label,
      interests: interests.filter(({ value, retired }) => !retired || own.includes(value)),
    }))
    .filter(({ interests }) => interests.length > 0)

export const offeredQuestions = (questions: ProfileQuestion[], own: readonly string[] = []): ProfileQuestion[] =>
  questions.filter(({ id, retired }) => !retired || own.includes(id))
