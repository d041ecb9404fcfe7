import type { CSSProperties } from 'react'
import { uiText } from '../text/ui.ts'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
}

/** A grey place held for what is coming. Invisible for its first 300 ms: quick answers show no flicker. */
export function Skeleton({ width = '100%', height = 14, radius }: SkeletonProps) {
  return <span className="sk" aria-hidden="true" style={{ width, height, borderRadius: radius }} />
}

/** A face, two lines and a picture: the shape of most things in a list. */
export function SkeletonList({ count = 3, picture = true }: { count?: number; picture?: boolean }) {
  return (
    <div className="sk-list" role="status">
      <span className="sr">{uiText.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders, never reordered
        <div className="sk-item" key={index}>
          <Skeleton width={48} height={48} radius={18} />
          <div className="sk-lines">
            <Skeleton width="38%" />
            <Skeleton width="24%" height={12} />
            {picture ? <Skeleton height={128} radius={16} /> : null}
          </div>
        </div>
      ))}
    </div>
  )
}
