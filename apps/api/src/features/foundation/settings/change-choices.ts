import type { InterestGroup, ProfileChoices, ProfileQuestion } from '@consoeurs/brand'
import {
  type ChangeInterests,
  type ChangeProfileQuestions,
  type ChoiceKey,
  foldText,
  titleSlug,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readProfileChoices } from './profile-choices.ts'
import type { SiteSettingsStore } from './site-settings.ts'
import { lockSetting, versionOf, writeSetting } from './store-setting.ts'

export interface ChoiceParts {
  site: SiteSettingsStore
  /** The brand's own lists. */
  brand: ProfileChoices
  actor: Actor
  now: Date
}

interface Entry {
  key: string | null
  label: string
  retired: boolean
}

interface KnownEntry {
  key: string
  label: string
  retired?: boolean | undefined
}

const LONGEST_KEY = 40

/** From the label; the same label again is the same entry, so that a repeated request adds nothing twice. */
function keyFor(label: string, known: KnownEntry[], taken: ReadonlySet<string>): string {
  const same = known.find((entry) => foldText(entry.label) === foldText(label))
  if (same !== undefined && !taken.has(same.key)) return same.key
  const base =
    titleSlug(label)
      .slice(0, LONGEST_KEY - 4)
      .replace(/-+$/, '') || 'choix'
  const isFree = (key: string) => !taken.has(key) && !known.some((entry) => entry.key === key)
  let key = base
  for (let count = 2; !isFree(key); count += 1) key = `${base}-${count}`
  return key
}

/**
 * Gives new entries their key.
 * @throws AppError PROFILE_CHOICES_STALE if a known entry is missing, unknown or there twice
 */
function withKeys<E extends Entry>(entries: E[], known: KnownEntry[]): (E & { key: string })[] {
  const given = entries.flatMap(({ key }) => (key === null ? [] : [key]))
  const taken = new Set(given)
  const isKnown = (key: string) => known.some((entry) => entry.key === key)
  if (taken.size !== given.length || !given.every(isKnown)) throw new AppError('PROFILE_CHOICES_STALE')
  const keyed = entries.map((entry) => {
    const key = entry.key ?? keyFor(entry.label, known, taken)
    taken.add(key)
    return { ...entry, key }
  })
  if (known.some(({ key }) => !taken.has(key))) throw new AppError('PROFILE_CHOICES_STALE')
  return keyed
}

/** Labels, for the audit log. */
function differences(before: KnownEntry[], after: KnownEntry[]) {
  const old = new Map(before.map((entry) => [entry.key, entry]))
  const labels = (entries: KnownEntry[]) => entries.map(({ label }) => label)
  const wasRetired = ({ key }: KnownEntry) => old.get(key)?.retired === true
  return {
    added: labels(after.filter(({ key }) => !old.has(key))),
    renamed: after.flatMap(({ key, label }) => {
      const was = old.get(key)?.label
      return was === undefined || was === label ? [] : [`${was} → ${label}`]
    }),
    retired: labels(after.filter((entry) => entry.retired === true && !wasRetired(entry))),
    restored: labels(after.filter((entry) => entry.retired !== true && wasRetired(entry))),
  }
}

interface ChoiceChange {
  version: string | null
  /** @param current the lists as other requests committed them */
  build: (current: ProfileChoices) => { value: unknown; before: unknown; entries: [KnownEntry[], KnownEntry[]] }
}

/** A repeated request changes nothing. */
async function storeChoices(tx: Tx, parts: ChoiceParts, key: ChoiceKey, { version, build }: ChoiceChange) {
  const row = await lockSetting(tx, key)
  const current = readProfileChoices(parts.brand, new Map(row && [[key, row.value]])).profileChoices
  const { value, before, entries } = build(current)
  if (JSON.stringify(value) === JSON.stringify(before)) return
  await writeSetting(tx, parts, { key, row, text: JSON.stringify(value), version, stale: 'PROFILE_CHOICES_STALE' })
  const detail = differences(...entries)
  await recordAudit(tx, parts.actor, { action: `choices.${key}`, target: 'choices', targetId: null, detail })
}

const interestEntries = (groups: InterestGroup[]): KnownEntry[] =>
  groups.flatMap(({ interests }) => interests.map(({ value, ...entry }) => ({ key: value, ...entry })))

const questionEntries = (questions: ProfileQuestion[]): KnownEntry[] =>
  questions.map(({ id, label, retired }) => ({ key: id, label, retired }))

const plainInterests = (groups: InterestGroup[]) =>
  groups.map(({ label, interests }) => ({
    label,
    interests: interests.map((entry) => ({ value: entry.value, label: entry.label, retired: entry.retired === true })),
  }))

const plainQuestions = (questions: ProfileQuestion[]) =>
  questions.map(({ id, label, placeholder, retired }) => ({ id, label, placeholder, retired: retired === true }))

/** @throws AppError PROFILE_CHOICES_STALE */
export async function changeInterests(tx: Tx, parts: ChoiceParts, { version, groups }: ChangeInterests): Promise<void> {
  const build = ({ interests }: ProfileChoices) => {
    const known = interestEntries(interests)
    const flat = groups.flatMap((group, at) =>
      group.interests.map(({ value, label, retired }) => ({ key: value, label, retired, at })),
    )
    const keyed = withKeys(flat, known)
    const value = groups.map(({ label }, at) => ({
      label,
      interests: keyed
        .filter((entry) => entry.at === at)
        .map((entry) => ({ value: entry.key, label: entry.label, retired: entry.retired })),
    }))
    return { value, before: plainInterests(interests), entries: [known, keyed] as [KnownEntry[], KnownEntry[]] }
  }
  await storeChoices(tx, parts, 'interests', { version, build })
}

/** @throws AppError PROFILE_CHOICES_STALE */
export async function changeQuestions(
  tx: Tx,
  parts: ChoiceParts,
  { version, questions }: ChangeProfileQuestions,
): Promise<void> {
  const build = ({ profileQuestions }: ProfileChoices) => {
    const known = questionEntries(profileQuestions)
    const keyed = withKeys(
      questions.map(({ id, ...entry }) => ({ key: id, ...entry })),
      known,
    )
    const value = keyed.map(({ key, label, placeholder, retired }) => ({ id: key, label, placeholder, retired }))
    const before = plainQuestions(profileQuestions)
    return { value, before, entries: [known, keyed] as [KnownEntry[], KnownEntry[]] }
  }
  await storeChoices(tx, parts, 'profileQuestions', { version, build })
}

/** With the versions that a change must name. */
export async function loadChoices(db: Pick<Tx, 'select'>, brand: ProfileChoices) {
  const rows = await db.select().from(tables.siteSettings)
  const { profileChoices } = readProfileChoices(brand, new Map(rows.map(({ key, value }) => [key, value])))
  const rowOf = (key: ChoiceKey) => rows.find((row) => row.key === key)
  return {
    interests: { version: versionOf(rowOf('interests')), groups: plainInterests(profileChoices.interests) },
    questions: {
      version: versionOf(rowOf('profileQuestions')),
      questions: plainQuestions(profileChoices.profileQuestions),
    },
  }
}
