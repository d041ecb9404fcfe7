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

/** To those who come or wait. */
export function outingText(parts: TextParts): NotificationText {
  const { what = '', when = '', where = '' } = parts.detail
  const name = nameOf(parts)
  const place = where === '' ? '' : `, ${where}`
  switch (what) {
    case 'moved':
      return sentence(`Nouvelle date\u202F: ${name}`, `${capital(when)}${place}. Si tu ne peux plus, libère ta place.`)
    case 'place':
      return sentence(`Nouveau lieu\u202F: ${name}`, `${where === '' ? 'Le lieu a changé' : capital(where)}, ${when}.`)
    case 'cancelled':
      return sentence(`Annulation\u202F: ${name}`, `C’était prévu ${when}. Regarde ce qui se prépare d’autre.`)
    case 'withdrawn':
      return sentence(
        `Retrait\u202F: ${name}`,
        `C’était prévu ${when}. N’y va pas sans nouvelles de celle qui t’invitait.`,
      )
    case 'promoted':
      return sentence(
        `Une place pour toi\u202F: ${name}`,
        `${capital(when)}${place}. Si tu ne peux plus, libère-la pour une autre.`,
      )
    case 'reminder':
      return sentence(
        `C’est demain\u202F: ${name}`,
        `${capital(when)}${place}. Tu viens toujours\u202F? Dis-le, ou libère ta place.`,
      )
    default:
      return sentence(`Du nouveau\u202F: ${name}`, `${capital(when)}${place}. Vérifie la date et le lieu.`)
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
  const who = others === 0 ? `${name} participe` : `${name} et ${count} participent`
  return sentence(who, `${capital(outing)}\u202F: regarde qui vient.`)
}
