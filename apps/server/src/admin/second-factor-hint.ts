import type { Settings } from '../settings.ts'

/** In production who works for the place is asked for a second factor; the demo waives it. */
export const secondFactorHint = ({ mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>): string | null =>
  mode === 'production'
    ? `À la première visite, active le second facteur : ${publicUrl}/settings/securite. Sans lui, le bureau (${publicUrl}/admin) reste fermé.`
    : null
