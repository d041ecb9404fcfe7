import { isDarkGround, type Palette, type ThemeName } from '@consoeurs/brand/theme-colours'
import { LogoPicture, logoRatio, type SiteLogo } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { fileSelection, fileUrl } from '../files/public.ts'

const { files, media } = tables

/** With the addresses of the pictures, so that a page needs no query for them. */
export const StoredLogo = z.strictObject({ light: LogoPicture, dark: LogoPicture.nullable() })
export type StoredLogo = z.output<typeof StoredLogo>

/** Sharp at the largest size that is shown, with three pixels to one. */
const FORMAT = 'small'

const wrongRatio = `Choisis une image carrée ou en largeur, au plus ${logoRatio.max} fois plus large que haute.`

/** Locked, so that the library cannot remove it meanwhile. */
async function loadPicture(tx: Tx, id: number, field: string): Promise<LogoPicture> {
  const [file] = await tx
    .select(fileSelection)
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .where(eq(media.id, id))
    .for('share', { of: media })
  if (file === undefined) throw new AppError('NOT_FOUND')
  const { width, height } = file.formats[FORMAT]
  if (width < height * logoRatio.min || width > height * logoRatio.max)
    throw new AppError('VALIDATION', { fields: { [field]: [wrongRatio] } })
  return { id, url: fileUrl(file.name, FORMAT), width, height }
}

/** @throws AppError NOT_FOUND, VALIDATION with the field */
export const loadLogo = async (tx: Tx, { light, dark }: SiteLogo): Promise<StoredLogo> => ({
  light: await loadPicture(tx, light, 'logo.light'),
  dark: dark === null ? null : await loadPicture(tx, dark, 'logo.dark'),
})

/** CSS that shows the pictures in place of the brand’s drawing. */
export function logoStyle({ light, dark }: StoredLogo, palettes: Record<ThemeName, Palette>): string {
  const onGround = (theme: ThemeName, ground: string) =>
    `url(${(isDarkGround(palettes[theme][ground]) && dark ? dark : light).url})`
  const themes = (['light', 'dark'] as const).map(
    (theme) =>
      `:root[data-brand][data-theme="${theme}"]{--logo:${onGround(theme, 'surface')};--logo-on-hero:${onGround(theme, 'hero')}}`,
  )
  const box = `aspect-ratio:${light.width}/${light.height};max-width:10rem;background:var(--logo) 0/contain no-repeat`
  return `${themes.join('')}.lockup{${box}}.lockup svg{display:none}`
}
