import { brandAsset } from '@consoeurs/brand'
import { type SeasonRegion, type SeasonView, seasonRegions } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { seasonAddress } from '../addresses.ts'
import { drawingOf, everyMonth, nextMonth, previousMonth, shortMonth } from './months.ts'
import styles from './season.module.css'
import { seasonText as text } from './season.text.ts'

/** Kept in the address where it was chosen. */
const keptRegion = ({ region, regionFrom }: SeasonView) => (regionFrom === 'chosen' ? region : undefined)

function Around({ season }: { season: SeasonView }) {
  const kept = keptRegion(season)
  const [before, after] = [previousMonth(season.month), nextMonth(season.month)]
  return (
    <nav className={styles.around} aria-label={text.around}>
      <Link to={seasonAddress(before, kept)} rel="prev" prefetch="intent">
        <Icon of="arrow-left" />
        <span>{text.before(before)}</span>
      </Link>
      <Link to={seasonAddress(after, kept)} rel="next" prefetch="intent">
        <span>{text.after(after)}</span>
        <Icon of="arrow-right" />
      </Link>
    </nav>
  )
}

/** The picture, and the month on a flat band that touches it. */
export function SeasonHead({ season }: { season: SeasonView }) {
  const { code, seasons } = useBrand()
  const { month, region, ingredients } = season
  const drawing = seasons?.[drawingOf(month, region)]
  return (
    <header className={styles.head}>
      {drawing === undefined ? null : (
        <img
          className={styles.drawing}
          src={brandAsset(code, drawing.src)}
          width={drawing.width}
          height={drawing.height}
          alt=""
          fetchPriority="high"
        />
      )}
      <div className={styles.band}>
        <p className="meta">{text.kicker}</p>
        <h1 className="display">{text.heading(month)}</h1>
        <p className={styles.lead}>{text.lead(ingredients.length, region)}</p>
        <Around season={season} />
      </div>
    </header>
  )
}

export function SeasonChoices({ season }: { season: SeasonView }) {
  const { month, region, regionFrom, now } = season
  const kept = keptRegion(season)
  return (
    <div className={styles.choices}>
      <nav className={`gutter ${styles.year}`} aria-label={text.months}>
        {everyMonth.map((one) => (
          <Link
            key={one}
            to={seasonAddress(one, kept)}
            title={text.heading(one)}
            aria-current={one === month ? 'page' : undefined}
            data-now={one === now ? 'true' : undefined}
            preventScrollReset
          >
            {shortMonth(one)}
          </Link>
        ))}
      </nav>
      <nav className="gutter" aria-label={text.regions}>
        <Chips scroll>
          {(Object.keys(seasonRegions) as SeasonRegion[]).map((one) => (
            <ChipLink key={one} to={seasonAddress(month, one)} current={one === region} preventScrollReset>
              {seasonRegions[one]}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <p className="meta gutter">{regionFrom === 'town' ? text.fromTown : text.chooseRegion}</p>
    </div>
  )
}
