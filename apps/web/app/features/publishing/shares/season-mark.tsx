import styles from '../../../styles/shared/share-forms.module.css'

/** Months by season (0 is January). */
const seasonMonths: Record<string, readonly number[]> = {
  printemps: [2, 3, 4, 5],
  été: [5, 6, 7, 8],
  automne: [8, 9, 10, 11],
  hiver: [11, 0, 1, 2],
  'toute l’année': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}

export const seasons = ['Printemps', 'Été', 'Automne', 'Hiver', 'Toute l’année'] as const

const dots = Array.from({ length: 12 }, (_, month) => {
  const angle = (month / 12) * 2 * Math.PI
  return { month, x: 20 + 15.5 * Math.sin(angle), y: 20 - 15.5 * Math.cos(angle) }
})

/** Decorative: the season's name is beside it. */
export function SeasonMark({ season }: { season: string }) {
  const lit = seasonMonths[season.toLocaleLowerCase('fr')] ?? []
  return (
    <svg className={styles.season} viewBox="0 0 40 40" aria-hidden="true">
      {dots.map(({ month, x, y }) => (
        <circle
          key={month}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={lit.includes(month) ? 3.3 : 1.9}
          fill={lit.includes(month) ? 'var(--accent)' : 'var(--line-strong)'}
        />
      ))}
      <path d="M20 26C15.5 22 16 16 21 13C24.5 17 24 23 20 26Z" fill="var(--brand)" />
    </svg>
  )
}
