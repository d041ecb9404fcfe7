import { plural } from '../../../text/counts.ts'

/** « à Rennes », « au Mans », « aux Lilas », « à La Rochelle ». */
export function inTown(name: string): string {
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`
}

/** Null: too few for a number that singles out nobody. */
export function townSentence(name: string, members: number | null): string {
  if (members === null)
    return `Nous sommes encore peu nombreuses ${inTown(name)}. Inscris-toi : tu seras parmi les premières.`
  return `Nous sommes ${members} ${inTown(name)}. Avec toi, nous serons ${members + 1}.`
}

export const townCount = (members: number): string =>
  plural(members, { one: `${members} femme`, many: `${members} de femmes`, other: `${members} femmes` })
