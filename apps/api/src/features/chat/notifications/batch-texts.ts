import { elide } from '@consoeurs/contract'

interface ReminderParts {
  name: string
  kind: string
  what: string
  day: string
  singular: string
  plural: string
  gender: string
}

const VOWEL = /^h?[aeiouœæ]/i
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** « tes lentilles » for what sprouts or soaks, « ton chou » for the rest; a name of her own is quoted. */
function what({ kind, name, singular, plural, gender }: ReminderParts): string {
  if (singular === '') return `«\u202F${name}\u202F»`
  if (kind === 'germination' || kind === 'soaking') return `tes ${plural}`
  return gender === 'f' && !VOWEL.test(plain(singular)) ? `ta ${singular}` : `ton ${singular}`
}

const careTitles: Record<string, (object: string) => string> = {
  germination: (object) => `Rince ${object}`,
  soaking: (object) => `Change l’eau ${elide('de', object)}`,
  drying: (object) => `Retourne ${object}`,
}

function title(parts: ReminderParts): string {
  const object = what(parts)
  if (parts.what === 'end') return `C’est le jour prévu pour ${object}`
  const care = parts.what === 'care' ? careTitles[parts.kind] : undefined
  if (care !== undefined) return care(object)
  const verb = parts.kind === 'fermentation' ? 'Goûte' : 'Regarde'
  return `${verb} ${object}\u202F: jour ${parts.day}`
}

/** « Goûte ton chou : jour 7 » */
export function batchReminder(detail: Record<string, string>): { title: string; message: string } {
  const { name = '', kind = '', what: reason = '', day = '', singular = '', plural = '', gender = '' } = detail
  return {
    title: title({ name, kind, what: reason, day, singular, plural, gender }),
    message: `Jour ${day} de «\u202F${name}\u202F». Note ce que tu vois\u202F: ça aidera la prochaine fois.`,
  }
}
