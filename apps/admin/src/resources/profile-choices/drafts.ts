import type { InterestEntry, InterestGroupEntry, QuestionEntry } from '@consoeurs/contract'

/** `key` is local: a new entry has no stored one. */
export type Draft<E> = E & { key: string }
export type GroupDraft = { key: string; label: string; interests: Draft<InterestEntry>[] }

export const keyed = <E extends object>(entry: E): Draft<E> => ({ ...entry, key: crypto.randomUUID() })
const withoutKey = <E extends { key: string }>({ key: _, ...entry }: E): Omit<E, 'key'> => entry

export const newInterest = (): Draft<InterestEntry> => keyed({ value: null, label: '', retired: false })
export const newQuestion = (): Draft<QuestionEntry> => keyed({ id: null, label: '', placeholder: '', retired: false })

export const groupDrafts = (groups: InterestGroupEntry[]): GroupDraft[] =>
  groups.map(({ label, interests }) => keyed({ label, interests: interests.map(keyed) }))

export const storedGroups = (groups: GroupDraft[]) =>
  groups.map(({ label, interests }) => ({ label, interests: interests.map(withoutKey) }))

export const storedQuestions = (questions: Draft<QuestionEntry>[]) => questions.map(withoutKey)

export const replaced = <E extends { key: string }>(list: E[], key: string, change: Partial<E>): E[] =>
  list.map((entry) => (entry.key === key ? { ...entry, ...change } : entry))

export function moved<E>(list: E[], from: number, by: -1 | 1): E[] {
  const [entry] = list.slice(from, from + 1)
  if (entry === undefined || from + by < 0) return list
  return list.toSpliced(from, 1).toSpliced(from + by, 0, entry)
}

/** Beyond the first or last place of its group, an interest goes to the neighbouring group. */
export function movedInterest(groups: GroupDraft[], at: number, from: number, by: -1 | 1): GroupDraft[] {
  const group = groups[at]
  const entry = group?.interests[from]
  if (group === undefined || entry === undefined) return groups
  const stays = from + by >= 0 && from + by < group.interests.length
  if (stays) return groups.with(at, { ...group, interests: moved(group.interests, from, by) })
  const next = groups[at + by]
  if (next === undefined) return groups
  const interests = by < 0 ? [...next.interests, entry] : [entry, ...next.interests]
  return groups
    .with(at, { ...group, interests: group.interests.toSpliced(from, 1) })
    .with(at + by, { ...next, interests })
}
