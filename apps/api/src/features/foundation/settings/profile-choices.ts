import type { InterestGroup, ProfileChoices, ProfileQuestion } from '@consoeurs/brand'
import { StoredInterests, StoredQuestions } from '@consoeurs/contract'
import { readJson } from './stored-json.ts'

const marked = (retired: boolean) => (retired ? { retired } : {})

/** Adds interests new in the brand to the stored group of the same label, or as a new group. */
function withNewInterests(stored: InterestGroup[], brand: InterestGroup[]): InterestGroup[] {
  const known = new Set(stored.flatMap(({ interests }) => interests.map(({ value }) => value)))
  const missing = brand.flatMap(({ label, interests }) => {
    const gained = interests.filter(({ value }) => !known.has(value))
    return gained.length === 0 ? [] : [{ label, interests: gained }]
  })
  const joined = stored.map(({ label, interests }) => ({
    label,
    interests: [...interests, ...(missing.find((group) => group.label === label)?.interests ?? [])],
  }))
  return [...joined, ...missing.filter(({ label }) => !stored.some((group) => group.label === label))]
}

function readInterests(text: string | undefined, brand: InterestGroup[]): InterestGroup[] | undefined {
  const stored = readJson(StoredInterests, text)?.map(({ label, interests }) => ({
    label,
    interests: interests.flatMap((entry) =>
      entry.value === null ? [] : [{ value: entry.value, label: entry.label, ...marked(entry.retired) }],
    ),
  }))
  return stored && withNewInterests(stored, brand)
}

function readQuestions(text: string | undefined, brand: ProfileQuestion[]): ProfileQuestion[] | undefined {
  const stored = readJson(StoredQuestions, text)?.flatMap(({ id, label, placeholder, retired }) =>
    id === null ? [] : [{ id, label, placeholder, ...marked(retired) }],
  )
  return stored && [...stored, ...brand.filter(({ id }) => !stored.some((one) => one.id === id))]
}

/** The lists of the brand, or those that the administrators stored. */
export function readProfileChoices(brand: ProfileChoices, kept: ReadonlyMap<string, string>) {
  const interests = readInterests(kept.get('interests'), brand.interests)
  const profileQuestions = readQuestions(kept.get('profileQuestions'), brand.profileQuestions)
  const changed = { ...(interests && { interests }), ...(profileQuestions && { profileQuestions }) }
  return {
    profileChoices: { ...brand, ...changed },
    changedChoices: Object.keys(changed).length === 0 ? null : changed,
  }
}
