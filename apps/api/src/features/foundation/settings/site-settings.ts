import { type SiteSettingKey, siteSettingKeys, siteSettings } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import type { ApiSettings, LegalNotice } from '../../../deps.ts'

export interface SiteSettings {
  operatorEmail: string
  legalNotice: LegalNotice
  canonicalQuery: string[]
  analyticsId: string
  linkPreviews: boolean
}

export type SiteSettingTexts = Readonly<Record<SiteSettingKey, string>>

/** Values of the environment, as written there; empty: none. */
function fallbackTexts({
  operatorEmail,
  legalNotice = {},
  canonicalQuery,
  analyticsId,
}: ApiSettings): SiteSettingTexts {
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
  }
}

const withMissingTexts = (text: string) => (text === '' ? undefined : text)

function readTexts(texts: SiteSettingTexts): SiteSettings {
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
  }
}

/** Changes are applied after their commit. */
export interface SiteSettingsStore {
  current(): SiteSettings
  fallbacks: SiteSettingTexts
  /** @param value null: back to the environment */
  take(key: SiteSettingKey, value: string | null): void
  /** Another node has changed a setting. */
  reread(): Promise<void>
}

const isKnown = (key: string): key is SiteSettingKey => (siteSettingKeys as string[]).includes(key)

export async function openSiteSettings(db: Database, settings: ApiSettings): Promise<SiteSettingsStore> {
  const fallbacks = fallbackTexts(settings)
  // Ignores keys of other releases.
  const load = async () => {
    const kept = await db.select().from(tables.siteSettings)
    return new Map(kept.flatMap(({ key, value }) => (isKnown(key) ? [[key, value] as const] : [])))
  }
  let overrides = await load()
  let taken = 0
  const read = () => readTexts({ ...fallbacks, ...Object.fromEntries(overrides) })
  let current = read()
  return {
    current: () => current,
    fallbacks,
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
