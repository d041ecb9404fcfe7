import type { SeedComment, SeedMember } from './seed-content.ts'

/**
 * Invented demo personas, the same in every brand. They live around Lyon, around Nantes, in between and far away, to
 * cover every distance band.
 */
type Identity = Pick<SeedMember, 'displayName' | 'birthdate' | 'communeInsee'>

const cast = {
  adele: { displayName: 'Adèle', birthdate: '2002-05-09', communeInsee: '59350' },
  aminata: { displayName: 'Aminata', birthdate: '1992-02-17', communeInsee: '44109' },
  awa: { displayName: 'Awa', birthdate: '1989-06-30', communeInsee: '69387' },
  brigitte: { displayName: 'Brigitte', birthdate: '1954-01-22', communeInsee: '74010' },
  camille: { displayName: 'Camille', birthdate: '1997-04-12', communeInsee: '69266' },
  claire: { displayName: 'Claire', birthdate: '1960-09-03', communeInsee: '69034' },
  colette: { displayName: 'Colette', birthdate: '1958-03-28', communeInsee: '71270' },
  elise: { displayName: 'Élise', birthdate: '1981-07-14', communeInsee: '44114' },
  fatou: { displayName: 'Fatou', birthdate: '1996-08-21', communeInsee: '44109' },
  gaelle: { displayName: 'Gaëlle', birthdate: '1975-05-02', communeInsee: '35236' },
  helene: { displayName: 'Hélène', birthdate: '1963-10-19', communeInsee: '38544' },
  ines: { displayName: 'Inès', birthdate: '1995-03-08', communeInsee: '69383' },
  jeanne: { displayName: 'Jeanne', birthdate: '1988-06-11', communeInsee: '44043' },
  lea: { displayName: 'Léa', birthdate: '2000-02-05', communeInsee: '44109' },
  leila: { displayName: 'Leïla', birthdate: '1985-04-27', communeInsee: '69029' },
  lou: { displayName: 'Lou', birthdate: '2004-07-23', communeInsee: '69381' },
  louise: { displayName: 'Louise', birthdate: '1987-01-16', communeInsee: '42218' },
  mai: { displayName: 'Maï', birthdate: '1999-05-25', communeInsee: '44109' },
  margot: { displayName: 'Margot', birthdate: '1993-08-06', communeInsee: '69149' },
  maud: { displayName: 'Maud', birthdate: '1980-02-29', communeInsee: '69384' },
  nadege: { displayName: 'Nadège', birthdate: '1984-03-19', communeInsee: '44143' },
  noemie: { displayName: 'Noémie', birthdate: '1991-09-27', communeInsee: '35238' },
  oriane: { displayName: 'Oriane', birthdate: '1993-06-04', communeInsee: '49007' },
  perrine: { displayName: 'Perrine', birthdate: '1986-07-31', communeInsee: '44131' },
  rosa: { displayName: 'Rosa', birthdate: '1969-04-15', communeInsee: '69243' },
  salome: { displayName: 'Salomé', birthdate: '2007-03-11', communeInsee: '38185' },
  sarah: { displayName: 'Sarah', birthdate: '1990-05-18', communeInsee: '44215' },
  soizic: { displayName: 'Soizic', birthdate: '1972-08-09', communeInsee: '56260' },
  yasmine: { displayName: 'Yasmine', birthdate: '1994-01-26', communeInsee: '69259' },
  zoe: { displayName: 'Zoé', birthdate: '2003-02-14', communeInsee: '69266' },
} satisfies Record<string, Identity>

export type CastName = keyof typeof cast

type PersonaTraits = Omit<SeedMember, keyof Identity | 'username' | 'avatar' | 'certified' | 'visibility'> &
  Partial<Pick<SeedMember, 'certified' | 'visibility'>>

export function member(username: CastName, life: PersonaTraits): SeedMember {
  return { username, ...cast[username], avatar: username, certified: false, visibility: 'members', ...life }
}

export function comment(author: CastName, hoursAgo: number, text: string, replies: SeedComment[] = []): SeedComment {
  return { author, text, hoursAgo, replies }
}

/** Turns `{ coeur: ['lea', 'zoe'] }` into a kind per member. */
export function reactedBy(membersByKind: Record<string, CastName[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(membersByKind).flatMap(([kind, names]) => names.map((name) => [name, kind])))
}
