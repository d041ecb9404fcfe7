import { elide, type SeasonRegion } from '@consoeurs/contract'

const names = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]

export const everyMonth = names.map((_name, at) => at + 1)

export const nextMonth = (month: number): number => (month % 12) + 1
export const previousMonth = (month: number): number => ((month + 10) % 12) + 1

export const monthName = (month: number): string => names[(month + 11) % 12] ?? ''
export const monthTitle = (month: number): string => monthName(month).replace(/^./, (letter) => letter.toUpperCase())
/** « d’avril » */
export const ofMonth = (month: number): string => elide('de', monthName(month))

const short = ['Janv.', 'Févr.', 'Mars', 'Avr.', 'Mai', 'Juin', 'Juil.', 'Août', 'Sept.', 'Oct.', 'Nov.', 'Déc.']
export const shortMonth = (month: number): string => short[(month + 11) % 12] ?? ''

const drawings = ['winter', 'spring', 'summer', 'autumn'] as const
export type SeasonDrawing = (typeof drawings)[number]

/** Overseas, gardens give all year. */
export function drawingOf(month: number, region: SeasonRegion): SeasonDrawing {
  if (region === 'antillesGuyane' || region === 'reunion') return month >= 5 && month <= 10 ? 'spring' : 'summer'
  return drawings[Math.floor((month % 12) / 3)] ?? 'spring'
}
