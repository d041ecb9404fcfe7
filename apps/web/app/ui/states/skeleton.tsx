import type { CSSProperties } from 'react'
import { uiText } from '../../text/ui.ts'
import styles from '../picture.module.css'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
}

/** Invisible for its first 300 ms, to avoid a flicker. */
export function Skeleton({ width = '100%', height = 14, radius }: SkeletonProps) {
  return <span className="skeleton" aria-hidden="true" style={{ width, height, borderRadius: radius }} />
}

export function SkeletonList({ count = 3, picture = true }: { count?: number; picture?: boolean }) {
  return (
    <div className={styles.skeletonList} role="status">
      <span className="visually-hidden">{uiText.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders, never reordered
        <div className={styles.skeletonItem} key={index}>
          <Skeleton width={48} height={48} radius={18} />
          <div className={styles.skeletonLines}>
            <Skeleton width="38%" />
            <Skeleton width="24%" height={12} />
            {picture ? <Skeleton height={128} radius={16} /> : null}
          </div>
        </div>
      ))}
    </div>
  )
}
