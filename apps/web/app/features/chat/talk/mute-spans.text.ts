import type { MuteSpan } from '@consoeurs/contract'

const spans: Record<MuteSpan, string> = {
  '1h': 'Pendant 1 heure',
  '8h': 'Pendant 8 heures',
  '1w': 'Pendant 1 semaine',
}

export const muteSpansText = {
  spans,
  forGood: 'Jusqu’à nouvel ordre',
} as const
