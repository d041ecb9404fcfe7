import type { Brand } from '@consoeurs/brand'
import { brandContrast, faintWith, LEAST_CONTRAST, type ThemeName } from '@consoeurs/brand/theme-colours'
import type { AppearanceKey, HeroWords, SiteColours } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ownColours, type Palettes } from './appearance.ts'
import type { SiteSettingsStore } from './site-settings.ts'

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
      const own = brandContrast(colours[theme].brand, palettes[theme])
      const [worst] = faintWith(colours[theme], theme, palettes[theme])
      if (worst === undefined) return []
      // Rounded down: 4.49 is not enough.
      const ratio = inFrench.format(Math.floor(Math.min(own, worst.ratio) * 10) / 10)
      const least = inFrench.format(LEAST_CONTRAST)
      const sentence = `Contraste trop faible en thème ${themeNames[theme]}\u202f: ${ratio}. Il faut au moins ${least} pour qu’on lise.`
      return [[`colours.${theme}`, [sentence]]]
    }),
  )
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/** Null: back to the brand's own, which needs no row. Idempotent. */
async function store(tx: Tx, { site, actor, now }: AppearanceParts, key: AppearanceKey, value: object | null) {
  const { siteSettings } = tables
  const [before] = await tx.select().from(siteSettings).where(eq(siteSettings.key, key)).for('update')
  const text = value === null ? null : JSON.stringify(value)
  if ((before?.value ?? null) === text) return
  if (text === null) {
    await tx.delete(siteSettings).where(eq(siteSettings.key, key))
  } else {
    const changed = { value: text, changedById: actor.id, changedAt: now }
    await tx
      .insert(siteSettings)
      .values({ key, ...changed })
      .onConflictDoUpdate({ target: siteSettings.key, set: changed })
  }
  tx.afterCommit(() => site.take(key, text))
  tx.emit({ type: 'settings.changed', key })
  const detail = value === null ? {} : { value }
  await recordAudit(tx, actor, { action: `appearance.${key}`, target: 'appearance', targetId: null, detail })
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** @throws AppError VALIDATION */
export async function changeColours(tx: Tx, parts: AppearanceParts, colours: SiteColours | null): Promise<void> {
  if (colours !== null) requireReadable(colours, parts.palettes)
  const isOwn = colours !== null && isSame(colours, ownColours(parts.palettes))
  await store(tx, parts, 'colours', isOwn ? null : colours)
}

export async function changeHero(tx: Tx, parts: AppearanceParts, hero: HeroWords | null): Promise<void> {
  const { title, titleEmphasis, lead, action } = parts.brand.home.hero
  const isOwn = hero !== null && isSame(hero, { title, titleEmphasis, lead, action })
  await store(tx, parts, 'hero', isOwn ? null : hero)
}
