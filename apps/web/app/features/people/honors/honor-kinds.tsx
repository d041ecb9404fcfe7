import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import styles from '../../../styles/shared/profile.module.css'
import { formatCount } from '../../../text/counts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { countOf, type HonorState } from './honor-state.ts'

/** Kinds that nobody gave are left out; without any, so is the title. */
export function HonorCounts({ state, title }: { state: HonorState; title: string }) {
  const { honors } = useBrand()
  const received = honors.filter(({ kind }) => countOf(state, kind) > 0)
  if (received.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className="display heading-3">{title}</h2>
      <ul className={styles.honors}>
        {received.map(({ kind, label, icon }) => (
          <li key={kind}>
            <Icon of={brandIcon(icon)} />
            <span className="grow">{label}</span>
            <b className="tabular-numbers">{formatCount(countOf(state, kind))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
