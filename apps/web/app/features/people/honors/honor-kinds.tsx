import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import styles from '../../../styles/shared/profile.module.css'
import { formatCount } from '../../../text/counts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { countOf, type HonorState, isHonoredWith } from './honor-state.ts'

function HonorCount({ count }: { count: number | null }) {
  return count === null ? null : <b className="tabular-numbers">{formatCount(count)}</b>
}

/** Only the member herself reads how many. Without any, there is no title. */
export function HonorKinds({ state, title }: { state: HonorState; title: string }) {
  const { honors } = useBrand()
  const received = honors.filter(({ kind }) => isHonoredWith(state, kind))
  if (received.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className="display heading-3">{title}</h2>
      <ul className={styles.honors}>
        {received.map(({ kind, label, icon }) => (
          <li key={kind}>
            <Icon of={brandIcon(icon)} />
            <span className="grow">{label}</span>
            <HonorCount count={countOf(state, kind)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
