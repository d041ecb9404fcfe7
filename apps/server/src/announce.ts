import { say } from './console.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'
import type { Settings } from './settings.ts'

const ROLES = { member: 'membre', moderator: 'modératrice', editor: 'rédactrice', admin: 'administratrice' }

/** What the person who started it needs: where it is, and in the demo with whom to enter. */
export function announce(settings: Settings, siteName: string): void {
  say(`\n  ${siteName} est en ligne : ${settings.publicUrl}\n`)
  if (!settings.limits) say('  LIMITS=off : aucune limite de débit, pour les programmes de charge seulement.\n')
  if (settings.mode === 'production') {
    if (!settings.smtpUrl)
      say('  Sans SMTP_URL, aucun courriel ne part : ils sont écrits dans le dossier de données.\n')
    return
  }
  say('  Comptes de démonstration')
  for (const { identifier, staff = 'member' } of DEMO_ACCOUNTS) say(`    ${identifier.padEnd(8)} ${ROLES[staff]}`)
  say(`  Mot de passe : ${DEMO_PASSWORD}\n`)
  say(`  Courriels envoyés : ${settings.publicUrl}/dev/mails`)
  say('  Ctrl-C arrête tout.\n')
}
