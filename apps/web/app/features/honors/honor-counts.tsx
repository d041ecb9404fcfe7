import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.ts'
import { formatCount } from '../../text/counts.ts'
import { profilesText } from '../../text/profiles.ts'
import { Icon } from '../../ui/icon.tsx'
import { countOf, type HonorState } from './honor-state.ts'

/** How often she was honoured, kind by kind. */
export function HonorCounts({ state }: { state: HonorState }) {
  const { honors } = useBrand()
  return (
    <ul className="honors">
      {honors.map(({ kind, label, icon }) => {
        const count = countOf(state, kind)
        return (
          <li key={kind}>
            <Icon of={brandIcon(icon)} />
            <b className="d h3 num" aria-hidden="true">
              {formatCount(count)}
            </b>
            <span className="small" aria-hidden="true">
              {label}
            </span>
            <span className="sr">{profilesText.honorCount(label, count)}</span>
          </li>
        )
      })}
    </ul>
  )
}
