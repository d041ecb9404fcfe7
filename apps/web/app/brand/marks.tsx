import { iconSpriteUrl, markBoxes } from 'virtual:icon-sprite'
import styles from '../styles/shared/status-dot.module.css'
import { useBrand } from './brand-context.tsx'

interface MarkProps {
  of: 'mark' | 'certified' | 'lockup'
  className: string
}

/** Drawn from the shared sprite, because each page shows several. */
function Mark({ of, className }: MarkProps) {
  const id = `${useBrand().code}-${of}` as const
  return (
    <span aria-hidden="true" className={className}>
      <svg viewBox={markBoxes[id]} focusable="false" aria-hidden="true">
        <use href={`${iconSpriteUrl}#${id}`} />
      </svg>
    </span>
  )
}

export const Lockup = () => <Mark of="lockup" className="lockup" />

/** Inline, so that its parts can move. Only the server has the drawing; the browser keeps what was served. */
export function SplashMark() {
  const { marks } = useBrand()
  return (
    <span
      aria-hidden="true"
      className="splash-mark"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant markup of the brand package
      dangerouslySetInnerHTML={{ __html: marks?.splash ?? '' }}
    />
  )
}

/** In place of the avatar where the site is the author. */
export const PlaceMark = () => <Mark of="mark" className={`avatar md ${styles.placeMark}`} />

export function CertifiedMark({ label }: { label: string }) {
  return (
    <>
      <Mark of="certified" className="certified-mark" />
      <span className="visually-hidden">{label}</span>
    </>
  )
}
