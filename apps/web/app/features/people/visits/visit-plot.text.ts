import { formatCount, plural } from '../../../text/counts.ts'

export const visitPlotText = {
  total: (count: number): string =>
    plural(count, {
      one: `${formatCount(count)} visite en trente jours`,
      other: `${formatCount(count)} visites en trente jours`,
    }),
  today: 'aujourd’hui',
  asTable: 'En tableau',
  caption: 'Visites des trente derniers jours',
  day: 'Jour',
  count: 'Visites',
} as const
