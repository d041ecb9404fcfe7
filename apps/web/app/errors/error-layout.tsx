import type { ReactNode, SyntheticEvent } from 'react'
import { useIllustration } from '../brand/illustration.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from './error-layout.module.css'

interface ErrorLayoutProps {
  title: string
  text: string
  illustration: 'broken' | 'lost'
  actions: ReactNode
  /** Below the actions. */
  children?: ReactNode
}

function leaveOut(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true
}

export function ErrorLayout({ title, text, illustration, actions, children }: ErrorLayoutProps) {
  const picture = useIllustration(illustration)
  return (
    <div className={styles.columns}>
      <PageMeta title={title} hidden />
      <div className={styles.picture}>
        <img {...picture} alt={picture.alt} decoding="async" onError={leaveOut} />
      </div>
      <div className={styles.words}>
        <h1 className="display heading-1">{title}</h1>
        <p className={`lead soft ${styles.text}`}>{text}</p>
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
    </div>
  )
}
