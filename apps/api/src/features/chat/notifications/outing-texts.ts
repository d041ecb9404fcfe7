import { truncate, truncateMessage, truncateTitle } from '@consoeurs/contract'
import type { NotificationText, TextParts } from './texts.ts'

const NAME_LENGTH = 34

/** « « Balade au canal » », or « une sortie » where the title is covered or missing. */
const nameOf = ({ excerpt, detail }: TextParts) =>
  excerpt === '' ? (detail.noun ?? '') : `«\u202F${truncate(excerpt, NAME_LENGTH)}\u202F»`

const sentence = (title: string, message: string): NotificationText => ({
  title: truncateTitle(title),
  message: truncateMessage(message),
})

const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase())

/** « samedi 12 juin à 18:00 » without the hour. */
const onDay = (when: string) => `le ${when.replace(/ à .*$/u, '')}`

/** To those who come or wait, or ticked a date. */
export function outingText(parts: TextParts): NotificationText {
  const { what = '', when = '', where = '' } = parts.detail
  const name = nameOf(parts)
  const place = where === '' ? '' : `, ${where}`
  const planned = when === '' ? 'La date n’était pas encore choisie.' : `C’était prévu ${when}.`
  switch (what) {
    case 'moved':
      return sentence(`Nouvelle date\u202F: ${name}`, `${capital(when)}${place}. Si tu ne peux plus, libère ta place.`)
    case 'place':
      return sentence(
        `Nouveau lieu\u202F: ${name}`,
        `${where === '' ? 'Le lieu a changé' : capital(where)}, ${when || 'date à choisir'}.`,
      )
    case 'cancelled':
      return sentence(`Annulation\u202F: ${name}`, `${planned} Regarde ce qui se prépare d’autre.`)
    case 'withdrawn':
      return sentence(
        `Retrait\u202F: ${name}`,
        when === '' ? planned : `${planned} N’y va pas sans nouvelles de celle qui t’invitait.`,
      )
    case 'promoted':
      return sentence(
        `Une place pour toi\u202F: ${name}`,
        `${capital(when)}${place}. Si tu ne peux plus, libère-la pour une autre.`,
      )
    case 'dates':
      return sentence(`D’autres dates\u202F: ${name}`, 'Les dates proposées ont changé. Coche celles qui t’iraient.')
    case 'fixed':
      return sentence(
        `On y va ${onDay(when)}\u202F: ${name}`,
        `${capital(when)}${place}. Cette date t’allait\u202F: prends ta place.`,
      )
    case 'settled':
      return sentence(
        `La date est choisie\u202F: ${name}`,
        `${capital(when)}${place}. Tu ne l’avais pas cochée\u202F: si tu peux quand même, viens.`,
      )
    case 'reminder':
      return sentence(
        `C’est demain\u202F: ${name}`,
        `${capital(when)}${place}. Tu viens toujours\u202F? Dis-le, ou libère ta place.`,
      )
    default:
      return sentence(
        `Du nouveau\u202F: ${name}`,
        when === '' ? 'Vérifie les dates et le lieu.' : `${capital(when)}${place}. Vérifie la date et le lieu.`,
      )
  }
}

const thanks: Record<string, string> = {
  accueil: 'Merci pour ton accueil.',
  moment: 'Merci, c’était un beau moment.',
  revoir: 'Merci, et vivement la prochaine fois.',
}

/** To the host. */
export function participationText(parts: TextParts): NotificationText {
  const { name, others, detail } = parts
  const outing = nameOf(parts)
  if (detail.thanks !== undefined)
    return sentence(
      others === 0 ? `${name} te remercie` : `${name} et ${others} ${others === 1 ? 'autre' : 'autres'} te remercient`,
      `${others === 0 ? (thanks[detail.thanks] ?? 'Merci.') : 'Elles te disent merci.'} C’était ${outing}.`,
    )
  const count = others === 1 ? 'une autre membre' : `${others} autres membres`
  if (detail.ticked !== undefined)
    return sentence(
      others === 0 ? `${name} pourrait venir` : `${name} et ${count} pourraient venir`,
      `${capital(outing)}\u202F: regarde quelles dates leur iraient.`,
    )
  const who = others === 0 ? `${name} participe` : `${name} et ${count} participent`
  return sentence(who, `${capital(outing)}\u202F: regarde qui vient.`)
}
