import { truncate, truncateMessage, truncateTitle } from '@consoeurs/contract'
import type { NotificationText, TextParts } from './texts.ts'

const quoted = (text: string, most: number) => `«\u202F${truncate(text, most)}\u202F»`

/** To the author of a recipe. */
export function makingText({ name, others, excerpt, detail }: TextParts): NotificationText {
  if (detail.on === 'variant')
    return {
      title: truncateTitle(`${name} fait une variante de ta recette`),
      message: truncateMessage(excerpt === '' ? 'Va voir ce qu’elle y change.' : quoted(excerpt, 200)),
    }
  const count = others === 1 ? 'une autre membre' : `${others} autres membres`
  const who = others === 0 ? `${name} a` : `${name} et ${count} ont`
  const recipe = detail.title ? quoted(detail.title, 120) : 'Ta recette'
  const seen = `${recipe}\u202F: va voir ce que ça donne.`
  return {
    title: truncateTitle(`${who} fait ta recette`),
    message: truncateMessage(excerpt === '' || others > 0 ? seen : quoted(excerpt, 230)),
  }
}

/** Of an offer to swap. */
export function swapText({ excerpt, detail }: TextParts): NotificationText {
  const offer = quoted(excerpt, 34)
  const say = (title: string, message: string) => ({ title: truncateTitle(title), message: truncateMessage(message) })
  switch (detail.what) {
    case 'reserved':
      return say(`Réservé pour toi\u202F: ${offer}`, 'Convenez ensemble d’un moment et d’un endroit qui vous vont.')
    case 'released':
      return say(`Plus réservé\u202F: ${offer}`, 'Elle a levé la réservation. Écris-lui si tu en as encore envie.')
    case 'taken':
      return say(`${offer} a trouvé preneuse`, 'Merci d’avoir demandé. D’autres trocs t’attendent.')
    case 'withdrawn':
      return say(`${offer} n’est plus proposé`, 'L’offre a été retirée. D’autres trocs t’attendent.')
    default:
      return say(`Toujours là\u202F? ${offer}`, 'Ton offre se ferme demain. Prolonge-la d’un geste si tu l’as encore.')
  }
}
