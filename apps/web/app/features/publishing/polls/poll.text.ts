import { elide } from '@consoeurs/contract'
import { formatCount, plural } from '../../../text/counts.ts'

const small = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const spelled = (count: number) => small[count] ?? String(count)

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** « encore deux jours » */
function timeLeft(left: number): string {
  if (left < HOUR) return 'encore quelques minutes'
  if (left < DAY) {
    const hours = Math.round(left / HOUR)
    return plural(hours, { one: 'encore une heure', other: `encore ${spelled(hours)} heures` })
  }
  const days = Math.round(left / DAY)
  return plural(days, { one: 'encore un jour', other: `encore ${spelled(days)} jours` })
}

function votes(count: number): string {
  if (count === 0) return 'Aucun vote'
  return plural(count, { one: `${count} vote`, other: `${formatCount(count)} votes` })
}

const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 })

export const pollText = {
  label: (author: string) => `Sondage ${elide('de', author)}`,
  results: (author: string) => `Résultats du sondage ${elide('de', author)}`,
  state: (voters: number, left: number) =>
    left <= 0 ? `${votes(voters)}, sondage terminé.` : `${votes(voters)}, ${timeLeft(left)}.`,
  percent: (votes: number, voters: number) => percent.format(voters === 0 ? 0 : votes / voters),
  votesFor: votes,
  secret: 'Le vote est secret.',
  named: 'Vote avec les noms : toutes verront qui a répondu quoi.',
  several: 'Plusieurs réponses possibles.',
  vote: 'Voter',
  signIn: 'Me connecter pour voter',
  change: 'Changer mon vote',
  back: 'Garder mon vote',
  mine: 'Ton choix',
  waits: 'Ton vote partira dès que le réseau reviendra.',
  who: 'Voir qui a voté',
  whoTitle: 'Qui a voté',
  nobody: 'Personne que tu puisses voir n’a voté.',
} as const
