import type { LegalNotice } from '../../../deps.ts'
import type { SiteSettings } from '../../foundation/settings/public.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const missing = '<em>à compléter par l’exploitante</em>'
const line = (label: string, value: string | undefined) =>
  `<li><strong>${label}</strong> : ${value === undefined ? missing : escaped(value)}</li>`

/** Law of 21 June 2004 (LCEN), article 1-1. */
function operatorLines({ name, address, phone, registration, publisher }: LegalNotice, email: string): string {
  const registered = registration === undefined ? '' : line('Immatriculation', registration)
  const lines = [
    line('Exploitante', name),
    line('Adresse', address),
    line('Téléphone', phone),
    line('E-mail', email),
    registered,
    line('Responsable de la publication', publisher ?? name),
  ]
  return `<ul>${lines.join('')}</ul>`
}

/** Cookies: product §6. */
const analyticsText = (host: string | undefined): string =>
  host === undefined
    ? '<p>La mesure d’audience est éteinte : aucune visite n’est comptée. Si l’exploitante du site l’active un jour, deux boutons de même taille te demanderont ton avis, « Accepter » et « Refuser », et rien ne se passera avant ta réponse.</p>'
    : `<p>Les visites de l’accueil, du journal et des pages d’information sont comptées avec <strong>${escaped(host)}</strong>, seulement si tu l’acceptes : deux boutons de même taille te le demandent, et rien ne part avant ta réponse. Ton choix est gardé six mois ; « Gérer mes cookies », au bas des pages publiques, te laisse en changer à tout moment. Un navigateur qui demande que tu ne sois pas suivie (Global Privacy Control, Do Not Track) répond non à ta place. Les pages des membres ne sont jamais comptées.</p>`

/** Placeholders in pages and their replacements. */
export function fillLegalSettings(
  { operatorEmail, legalNotice }: SiteSettings,
  analyticsHost: string | undefined,
): Record<string, string> {
  return {
    mesure: analyticsText(analyticsHost),
    contact: escaped(operatorEmail),
    exploitante: operatorLines(legalNotice, operatorEmail),
    hebergement: `<ul>${line('Hébergement', legalNotice.hosting)}</ul>`,
  }
}
