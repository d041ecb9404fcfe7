import { type IngredientPage, initialOf, type SeasonRegion, seasonRegions } from '@consoeurs/contract'
import styles from './recipes.module.css'
import { monthName, recipesText } from './recipes.text.ts'

const text = recipesText.ingredient
const year = Array.from({ length: 12 }, (_, month) => month + 1)

/** In which months of each region it is in season. */
export function IngredientMonths({ ingredient: { seasons, plural } }: { ingredient: IngredientPage }) {
  const regions = Object.entries(seasons) as [SeasonRegion, number[]][]
  if (regions.length === 0) return <p className="soft">{text.noSeason}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by the keyboard
    <section className={styles.monthsScroll} aria-label={text.monthsOf(plural)} tabIndex={0}>
      <table className={styles.monthsTable}>
        <thead>
          <tr>
            <td />
            {year.map((month) => (
              <th key={month} scope="col">
                <abbr title={monthName(month)}>{initialOf(monthName(month))}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {regions.map(([region, months]) => (
            <tr key={region}>
              <th scope="row">{seasonRegions[region]}</th>
              {year.map((month) => (
                <td key={month} data-season={months.includes(month) || undefined}>
                  <span className="visually-hidden">{months.includes(month) ? text.yes : text.no}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
