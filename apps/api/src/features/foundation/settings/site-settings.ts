import type { BrandCare, BrandCode, ProfileChoices } from '@consoeurs/brand'
import {
  type AppearanceKey,
  appearanceKeys,
  type CareTopic,
  type ChoiceKey,
  careSettingOf,
  careTopics,
  choiceKeys,
  type HeroWords,
  type SiteColours,
  type SiteSettingKey,
  siteSettingKeys,
  siteSettings,
} from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import type { ApiSettings, LegalNotice } from '../../../deps.ts'
import { readAppearance, readPalettes } from './appearance.ts'
import type { StoredLogo } from './logo.ts'
import { readProfileChoices } from './profile-choices.ts'

export interface SiteSettings {
  operatorEmail: string
  legalNotice: LegalNotice
  canonicalQuery: string[]
  analyticsId: string
  linkPreviews: boolean
  firstPhotosChecked: boolean
  signUpsApproved: boolean
  invitedSkipApproval: boolean
  /** INSEE codes. */
  openedTowns: string[]
  ledgerNote: string
  supportUrl: string | null
  /** Safety notes of recipes; empty: none. */
  care: Record<CareTopic, string>
  /** Those of the brand where the administrators changed nothing. */
  profileChoices: ProfileChoices
  /** The lists that differ from the brand's, for pages, which have the brand's already. */
  changedChoices: Partial<ProfileChoices> | null
  /** Null: the brand's own, as for `hero`. */
  colours: SiteColours | null
  hero: HeroWords | null
  logo: StoredLogo | null
  /** CSS of `colours` and `logo`. */
  themeStyle: string | null
}

type OfLists = 'profileChoices' | 'changedChoices'
type OfAppearance = 'colours' | 'hero' | 'logo' | 'themeStyle'

/** What the site has without the administrators. */
export interface BrandDefaults extends ProfileChoices {
  /** Empty: no brand, and no colours to derive from. */
  code: BrandCode
  care: BrandCare | null
}

export type SiteSettingTexts = Readonly<Record<SiteSettingKey, string>>

/** Values of the environment, as written there; empty: none. */
function fallbackTexts(settings: ApiSettings, care: BrandCare | null): SiteSettingTexts {
  const { operatorEmail, legalNotice = {}, canonicalQuery, analyticsId } = settings
  const notes = careTopics.map((topic) => [careSettingOf[topic], care?.[topic].text ?? ''] as const)
  return {
    operatorEmail,
    operatorName: legalNotice.name ?? '',
    operatorAddress: legalNotice.address ?? '',
    operatorPhone: legalNotice.phone ?? '',
    operatorRegistration: legalNotice.registration ?? '',
    publisherName: legalNotice.publisher ?? '',
    hosting: legalNotice.hosting ?? '',
    canonicalQuery: (canonicalQuery ?? []).join(','),
    analyticsId: analyticsId ?? '',
    linkPreviews: 'oui',
    firstPhotosChecked: 'non',
    signUpsApproved: 'non',
    invitedSkipApproval: 'non',
    openedTowns: '',
    ledgerNote: '',
    supportUrl: '',
    ...(Object.fromEntries(notes) as Record<(typeof notes)[number][0], string>),
  }
}

const withMissingTexts = (text: string) => (text === '' ? undefined : text)

function readTexts(texts: SiteSettingTexts): Omit<SiteSettings, OfLists | OfAppearance> {
  return {
    operatorEmail: texts.operatorEmail,
    legalNotice: {
      name: withMissingTexts(texts.operatorName),
      address: withMissingTexts(texts.operatorAddress),
      phone: withMissingTexts(texts.operatorPhone),
      registration: withMissingTexts(texts.operatorRegistration),
      publisher: withMissingTexts(texts.publisherName),
      hosting: withMissingTexts(texts.hosting),
    },
    canonicalQuery: siteSettings.canonicalQuery.rule.parse(texts.canonicalQuery),
    analyticsId: texts.analyticsId,
    linkPreviews: texts.linkPreviews === 'oui',
    firstPhotosChecked: texts.firstPhotosChecked === 'oui',
    signUpsApproved: texts.signUpsApproved === 'oui',
    invitedSkipApproval: texts.invitedSkipApproval === 'oui',
    openedTowns: siteSettings.openedTowns.rule.parse(texts.openedTowns),
    ledgerNote: texts.ledgerNote,
    supportUrl: texts.supportUrl === '' ? null : texts.supportUrl,
    care: Object.fromEntries(careTopics.map((topic) => [topic, texts[careSettingOf[topic]]])) as SiteSettings['care'],
  }
}

type StoredKey = SiteSettingKey | ChoiceKey | AppearanceKey

/** Changes are applied after their commit. */
export interface SiteSettingsStore {
  current(): SiteSettings
  fallbacks: SiteSettingTexts
  /** Those of the brand. */
  keys: readonly SiteSettingKey[]
  /** @param value null: back to the environment */
  take(key: StoredKey, value: string | null): void
  /** Another node has changed a setting. */
  reread(): Promise<void>
}

const structuredKeys: readonly string[] = [...choiceKeys, ...appearanceKeys]
const isKnown = (key: string): key is StoredKey =>
  (siteSettingKeys as string[]).includes(key) || structuredKeys.includes(key)

const noDefaults: BrandDefaults = { code: '', care: null, interests: [], profileQuestions: [] }

export async function openSiteSettings(
  db: Database,
  settings: ApiSettings,
  { code, care, interests, profileQuestions }: BrandDefaults = noDefaults,
): Promise<SiteSettingsStore> {
  const fallbacks = fallbackTexts(settings, care)
  const careKeys: readonly SiteSettingKey[] = Object.values(careSettingOf)
  // Ignores keys of other releases.
  const load = async () => {
    const kept = await db.select().from(tables.siteSettings)
    return new Map(kept.flatMap(({ key, value }) => (isKnown(key) ? [[key, value] as const] : [])))
  }
  const palettes = code === '' ? null : readPalettes(code)
  let overrides = await load()
  let taken = 0
  const read = (): SiteSettings => ({
    ...readTexts({ ...fallbacks, ...Object.fromEntries(overrides) }),
    ...readProfileChoices({ interests, profileQuestions }, overrides),
    ...readAppearance(palettes, overrides),
  })
  let current = read()
  return {
    current: () => current,
    fallbacks,
    keys: siteSettingKeys.filter((key) => care !== null || !careKeys.includes(key)),
    take(key, value) {
      taken += 1
      if (value === null) overrides.delete(key)
      else overrides.set(key, value)
      current = read()
    },
    async reread() {
      let [fresh, before] = [overrides, -1]
      // A change during the query is not in its result.
      while (before !== taken) {
        before = taken
        fresh = await load()
      }
      overrides = fresh
      current = read()
    },
  }
}
