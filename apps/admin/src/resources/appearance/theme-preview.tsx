import { derivedRoles, type Palette, type ThemeColours, type ThemeName } from '@consoeurs/brand/theme-colours'
import type { CSSProperties } from 'react'
import { appearanceText } from '../../text/appearance.ts'

const { preview } = appearanceText.colours

interface ThemePreviewProps {
  theme: ThemeName
  colours: ThemeColours
  palette: Palette
}

/** As members would see it; the words are an example. */
export function ThemePreview({ theme, colours, palette }: ThemePreviewProps) {
  const roles = { ...palette, ...derivedRoles(colours, theme, palette) }
  const style = Object.fromEntries(Object.entries(roles).map(([role, value]) => [`--${role}`, value])) as CSSProperties
  return (
    <div className="theme-preview" style={style} aria-hidden="true">
      <span className="preview-button">{preview.button}</span>
      <span className="preview-link">{preview.link}</span>
      <span className="preview-chip">{preview.chip}</span>
      <span className="preview-accent">{preview.accent}</span>
    </div>
  )
}
