import { plural } from './counts.ts'

/** Visits and honours: who came by, who honoured her. */
export const encountersText = {
  visits: 'Visites',
  visitsLead: 'Celles qui sont passées te voir. Chaque visite s’efface au bout de 30 jours.',
  honors: 'Honneurs',
  honorsLead: 'Celles que tu as touchées, et ce qu’elles ont voulu te dire.',
  isNew: 'nouvelle',
  gave: (label: string) => `t’honore : ${label}`,
  newVisits: (count: number) => plural(count, { one: '1 nouvelle', other: `${count} nouvelles` }),
  newHonors: (count: number) => plural(count, { one: '1 nouveau', other: `${count} nouveaux` }),
} as const
