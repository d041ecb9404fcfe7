import type { LegalNotice } from '../../deps.ts'
import type { SiteSettings } from '../settings/public.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const missing = '<em>à compléter par l’exploitante</em>'
const line = (label: string, value: string | undefined) =>
  `<li><strong>${label}</strong> : ${value === undefined ? missing : escaped(value)}</li>`

/** Law of 21 June 2004 (LCEN), article 1-1: who publishes, and who hosts. */
function operatorLines({ name, address, phone, registration, publisher }: LegalNotice, email: string): string {
  const registered = registration === undefined ? '' : line('Immatriculation', registration)
  const lines = [
    line('Exploitante', name),
    line('Adresse', address),
    line('Téléphone', phone),
    line('Courriel', email),
    registered,
    line('Responsable de la publication', publisher ?? name),
  ]
  return `<ul>${lines.join('')}</ul>`
}

/** What pages leave to the settings, by the words that stand for it. */
export function settingsWords({ operatorEmail, legalNotice }: SiteSettings): Record<string, string> {
  return {
    contact: escaped(operatorEmail),
    exploitante: operatorLines(legalNotice, operatorEmail),
    hebergement: `<ul>${line('Hébergement', legalNotice.hosting)}</ul>`,
  }
}
