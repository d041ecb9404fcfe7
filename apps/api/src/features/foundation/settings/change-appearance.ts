import type { Brand } from '@consoeurs/brand'
import { lowContrastPairsFor, MIN_CONTRAST, type ThemeName } from '@consoeurs/brand/theme-colours'
import type {
  AppearanceKey,
  AppearanceView,
  ChangeColours,
  ChangeHero,
  ChangeLogo,
  SiteColours,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ownColours, type Palettes, readAppearance } from './appearance.ts'
import { loadLogo } from './logo.ts'
import type { SiteSettingsStore } from './site-settings.ts'
import { lockSetting, versionOf, writeSetting } from './store-setting.ts'

export interface AppearanceParts {
  site: SiteSettingsStore
  brand: Pick<Brand, 'home'>
  palettes: Palettes
  actor: Actor
  now: Date
}

const themeNames: Record<ThemeName, string> = { light: 'clair', dark: 'sombre' }
const inFrench = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** @throws AppError VALIDATION naming the theme and the contrast */
function requireReadable(colours: SiteColours, palettes: Palettes): void {
  const fields = Object.fromEntries(
    (['light', 'dark'] as const).flatMap((theme) => {
      const [worst] = lowContrastPairsFor(colours[theme], theme, palettes[theme])
      if (worst === undefined) return []
      // Rounded down: 4.49 is not enough.
      const ratio = inFrench.format(Math.floor(worst.ratio * 10) / 10)
      const least = inFrench.format(MIN_CONTRAST)
      const sentence = `Contraste trop faible en thème ${themeNames[theme]}\u202f: ${ratio}. Il faut au moins ${least} pour rester lisible.`
      return [[`colours.${theme}`, [sentence]]]
    }),
  )
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

interface AppearanceChange {
  /** Null: back to the brand's own, which needs no row. */
  value: object | null
  version: string | null
}

/** A repeated request changes nothing. */
async function store(tx: Tx, parts: AppearanceParts, key: AppearanceKey, { value, version }: AppearanceChange) {
  const row = await lockSetting(tx, key)
  const text = value === null ? null : JSON.stringify(value)
  if ((row?.value ?? null) === text) return
  await writeSetting(tx, parts, { key, row, text, version, stale: 'APPEARANCE_STALE' })
  const detail = value === null ? {} : { value }
  await recordAudit(tx, parts.actor, { action: `appearance.${key}`, target: 'appearance', targetId: null, detail })
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const ownHero = ({ home }: AppearanceParts['brand']) => {
  const { title, titleEmphasis, lead, action } = home.hero
  return { title, titleEmphasis, lead, action }
}

/** @throws AppError VALIDATION, APPEARANCE_STALE */
export async function changeColours(
  tx: Tx,
  parts: AppearanceParts,
  { colours, version }: ChangeColours,
): Promise<void> {
  if (colours !== null) requireReadable(colours, parts.palettes)
  const isOwn = colours !== null && isSame(colours, ownColours(parts.palettes))
  await store(tx, parts, 'colours', { value: isOwn ? null : colours, version })
}

/** @throws AppError APPEARANCE_STALE */
export async function changeHero(tx: Tx, parts: AppearanceParts, { hero, version }: ChangeHero): Promise<void> {
  const isOwn = hero !== null && isSame(hero, ownHero(parts.brand))
  await store(tx, parts, 'hero', { value: isOwn ? null : hero, version })
}

/** @throws AppError NOT_FOUND, VALIDATION, APPEARANCE_STALE */
export async function changeLogo(tx: Tx, parts: AppearanceParts, { logo, version }: ChangeLogo): Promise<void> {
  await store(tx, parts, 'logo', { value: logo && (await loadLogo(tx, logo)), version })
}

/** With the versions that a change must name. */
export async function loadAppearance(
  db: Pick<Tx, 'select'>,
  { brand, palettes }: Pick<AppearanceParts, 'brand' | 'palettes'>,
): Promise<AppearanceView> {
  const rows = await db.select().from(tables.siteSettings)
  const { colours, hero, logo } = readAppearance(palettes, new Map(rows.map(({ key, value }) => [key, value])))
  const version = (key: AppearanceKey) => versionOf(rows.find((row) => row.key === key))
  return {
    colours: { ...(colours ?? ownColours(palettes)), changed: colours !== null, version: version('colours') },
    palettes,
    hero: { ...(hero ?? ownHero(brand)), changed: hero !== null, version: version('hero') },
    logo: { ...(logo ?? { light: null, dark: null }), changed: logo !== null, version: version('logo') },
  }
}
