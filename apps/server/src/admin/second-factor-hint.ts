import type { Settings } from '../settings/settings.ts'

export const secondFactorHint = ({ mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>): string | null =>
  mode === 'production'
    ? `À la première visite, active la validation en deux étapes : ${publicUrl}/settings/securite. Sans elle, le bureau (${publicUrl}/admin) reste fermé.`
    : null
