import type { SeasonNow } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { batchesAddress, newBatchAddress, seasonAddress } from '../addresses.ts'
import { seasonText as text } from './season.text.ts'
import styles from './season-card.module.css'

/** « En ce moment : figue, raisin et noix », and her running jars. */
export function SeasonCard({ season: { month, names, batches } }: { season: SeasonNow }) {
  return (
    <div className="gutter">
      <div className={styles.card} data-hook="season-card">
        <Link to={seasonAddress(null)} prefetch="intent">
          <Icon of="sun" />
          <span className="display">{names.length === 0 ? text.nowMonth(month) : text.now(names)}</span>
          <Icon of="chevron-right" size="s" />
        </Link>
        <Link to={batches === 0 ? newBatchAddress() : batchesAddress} prefetch="intent">
          <Icon of="sprout" />
          <span>{batches === 0 ? text.noBatch : text.running(batches)}</span>
          <Icon of="chevron-right" size="s" />
        </Link>
      </div>
    </div>
  )
}
