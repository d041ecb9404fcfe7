import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../data/demo-accounts.ts'
import type { Settings } from './settings.ts'

export const ROLES = { member: 'membre', moderator: 'modératrice', editor: 'rédactrice', admin: 'administratrice' }

export function announcement(settings: Settings, siteName: string): string {
  const lines = ['', `  ${siteName} est en ligne : ${settings.publicUrl}`, '']
  if (!settings.limits)
    lines.push('  LIMITS=off : aucune limite de débit, pour les programmes de charge seulement.', '')
  if (settings.mode === 'demo') lines.push(...demoAccess(settings))
  else if (!settings.smtpUrl) {
    lines.push('  Sans SMTP_URL, aucun mail ne part : ils sont écrits dans le dossier de données.', '')
  }
  return lines.join('\n')
}

const demoAccounts = [
  '  Comptes de démonstration',
  ...DEMO_ACCOUNTS.map(({ identifier, staff }) => `    ${identifier.padEnd(8)} ${ROLES[staff ?? 'member']}`),
  `  Mot de passe : ${DEMO_PASSWORD}`,
]

const throughFirebase = [
  '  Les comptes de démonstration n’ont pas de mot de passe chez Firebase : inscris-toi avec leur adresse,',
  '  par exemple camille@demo.test, pour entrer à leur place.',
]

const demoAccess = ({ identity, publicUrl }: Settings) => [
  ...(identity === 'firebase' ? throughFirebase : demoAccounts),
  '',
  `  Mails envoyés : ${publicUrl}/dev/mails`,
  '  Ctrl-C arrête tout.',
  '',
]
