import { plural } from './counts.ts'

export const encountersText = {
  visits: 'Visites',
  visitsLead: 'Celles qui ont vu ton profil. Chaque visite s’efface au bout de 30 jours.',
  honors: 'Honneurs',
  honorsLead: 'Celles qui t’ont offert un honneur, et lequel.',
  meetings: 'Mes rencontres',
  isNew: 'nouvelle',
  word: (word: string) => `«\u202f${word}\u202f»`,
  gave: (label: string) => `t’offre un honneur : ${label}`,
  newVisits: (count: number) => plural(count, { one: '1 nouvelle', other: `${count} nouvelles` }),
  newHonors: (count: number) => plural(count, { one: '1 nouveau', other: `${count} nouveaux` }),
} as const
