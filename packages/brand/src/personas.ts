import type { SeedComment, SeedMember } from './seed-content.ts'

type Identity = Pick<SeedMember, 'displayName' | 'birthdate' | 'communeInsee'>

type PersonaTraits = Omit<SeedMember, keyof Identity | 'username' | 'certified' | 'visibility'> &
  Partial<Pick<SeedMember, 'certified' | 'visibility'>>

/** Builders of demo content that accept only the usernames of `cast`, the brand's invented members. */
export function personasOf<Name extends string>(cast: Record<Name, Identity>) {
  return {
    member: (username: Name, life: PersonaTraits): SeedMember => ({
      ...{ username, ...cast[username], certified: false, visibility: 'members' },
      ...life,
    }),
    comment: (author: Name, hoursAgo: number, text: string, replies: SeedComment[] = []): SeedComment => ({
      ...{ author, text, hoursAgo, replies },
    }),
    /** Turns `{ coeur: ['lea', 'zoe'] }` into a kind per member. */
    reactedBy: (membersByKind: Record<string, Name[]>): Record<string, string> =>
      Object.fromEntries(Object.entries(membersByKind).flatMap(([kind, names]) => names.map((name) => [name, kind]))),
  }
}
