import { type SiteSettingKey, siteSettingKeys, siteSettings } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import type { ApiSettings, LegalNotice } from '../../deps.ts'

/** What holds now of the settings that the desk may change. */
export interface SiteSettings {
  operatorEmail: string
  legalNotice: LegalNotice
  canonicalQuery: string[]
  analyticsId: string
}

export type SiteSettingTexts = Readonly<Record<SiteSettingKey, string>>

/** What the environment gives, each as it would be written there; empty: nothing. */
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
  }
}

const orMissing = (text: string) => (text === '' ? undefined : text)

function readTexts(texts: SiteSettingTexts): SiteSettings {
  return {
    operatorEmail: texts.operatorEmail,
    legalNotice: {
      name: orMissing(texts.operatorName),
      address: orMissing(texts.operatorAddress),
      phone: orMissing(texts.operatorPhone),
      registration: orMissing(texts.operatorRegistration),
      publisher: orMissing(texts.publisherName),
      hosting: orMissing(texts.hosting),
    },
    canonicalQuery: siteSettings.canonicalQuery.rule.parse(texts.canonicalQuery),
    analyticsId: texts.analyticsId,
  }
}

/** The settings of the site as this process knows them: read at its start, and told of every change after its commit. */
export interface SiteSettingsStore {
  current(): SiteSettings
  fallbacks: SiteSettingTexts
  /** @param value null: the environment’s own again */
  take(key: SiteSettingKey, value: string | null): void
  /** Reads them again: another node has changed one. */
  reread(): Promise<void>
}

const isKnown = (key: string): key is SiteSettingKey => (siteSettingKeys as string[]).includes(key)

export async function openSiteSettings(db: Database, settings: ApiSettings): Promise<SiteSettingsStore> {
  const fallbacks = fallbackTexts(settings)
  // A word of another release, which knew other settings, is not ours to read.
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
      // What is changed here meanwhile is not in what was read.
      while (before !== taken) {
        before = taken
        fresh = await load()
      }
      overrides = fresh
      current = read()
    },
  }
}
