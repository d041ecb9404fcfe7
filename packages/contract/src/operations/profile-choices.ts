import { z } from 'zod'
import { personLine } from '../primitives.ts'
import { foldText } from '../text/fold-text.ts'
import { choiceLimits as most } from './choice-limits.ts'

/** Keys of `site_settings`, as in the brand. */
export const choiceKeys = ['interests', 'profileQuestions'] as const
export type ChoiceKey = (typeof choiceKeys)[number]

const line = (max: number, sentence: string) => personLine(max, sentence).min(1, sentence)

const retired = z.boolean().default(false)

const Interest = z.strictObject({
  /** Null for a new one: the server derives it from the label. */
  value: z.string().max(40).nullable(),
  label: line(most.interest, `Chaque centre d’intérêt a un nom\u202f: ${most.interest} caractères au plus.`),
  retired,
})
export type InterestEntry = z.output<typeof Interest>

const tooManyInterests = `Il y a ${most.interests} centres d’intérêt au plus, ceux retirés compris.`

const Group = z.strictObject({
  label: line(most.group, `Chaque groupe a un nom\u202f: ${most.group} caractères au plus.`),
  interests: z.array(Interest).max(most.interests, tooManyInterests),
})
export type InterestGroupEntry = z.output<typeof Group>

const Question = z.strictObject({
  /** Null for a new one. */
  id: z.string().max(40).nullable(),
  label: line(most.question, `Chaque question a un texte\u202f: ${most.question} caractères au plus.`),
  placeholder: personLine(most.example, `Un exemple de réponse a ${most.example} caractères au plus.`),
  retired,
})
export type QuestionEntry = z.output<typeof Question>

/** When the list was last changed; null for the brand's own. A save of an older version is refused. */
const version = z.iso.datetime().nullable()

/** Labels that differ only by case or accents are the same one. */
const areUnique = (labels: string[]) => new Set(labels.map(foldText)).size === labels.length

const interestsOf = (groups: InterestGroupEntry[]) => groups.flatMap(({ interests }) => interests)

/** The whole list: an entry is retired, never left out. Groups without entries are dropped. */
export const ChangeInterests = z.strictObject({
  version,
  groups: z
    .array(Group)
    .max(most.groups, `Il y a ${most.groups} groupes au plus.`)
    .transform((groups) => groups.filter(({ interests }) => interests.length > 0))
    .refine((groups) => areUnique(groups.map(({ label }) => label)), 'Deux groupes portent le même nom.')
    .refine((groups) => interestsOf(groups).length <= most.interests, tooManyInterests)
    .refine(
      (groups) => areUnique(interestsOf(groups).map(({ label }) => label)),
      'Deux centres d’intérêt portent le même nom. L’un d’eux est peut-être retiré : remets-le plutôt.',
    )
    .refine(
      (groups) => interestsOf(groups).some((entry) => !entry.retired),
      'Laisse au moins un centre d’intérêt à choisir.',
    ),
})
export type ChangeInterests = z.output<typeof ChangeInterests>

export const ChangeProfileQuestions = z.strictObject({
  version,
  questions: z
    .array(Question)
    .max(most.questions, `Il y a ${most.questions} questions au plus, celles retirées comprises.`)
    .refine(
      (questions) => areUnique(questions.map(({ label }) => label)),
      'Deux questions ont le même texte. L’une d’elles est peut-être retirée : remets-la plutôt.',
    )
    .refine((questions) => questions.some((entry) => !entry.retired), 'Laisse au moins une question.'),
})
export type ChangeProfileQuestions = z.output<typeof ChangeProfileQuestions>

/** As stored. */
export const StoredInterests = z.array(Group)
export const StoredQuestions = z.array(Question)

/** What members may choose and answer on their profiles, for the administrators. */
export const ProfileChoicesView = z.object({
  interests: z.object({ version, groups: StoredInterests }),
  questions: z.object({ version, questions: StoredQuestions }),
})
export type ProfileChoicesView = z.infer<typeof ProfileChoicesView>
