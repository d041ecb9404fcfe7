import type { ReactNode } from 'react'
import { adminText } from '../text/admin.ts'
import { useBrand } from './admin-brand.tsx'

interface PageHeadProps {
  title: string
  /** Sticky header. */
  stays?: boolean
  children?: ReactNode
}

/** The screen's only h1, its actions and the document title. */
export function PageHead({ title, stays = false, children }: PageHeadProps) {
  const { name } = useBrand()
  return (
    <header className={stays ? 'head stays' : 'head'}>
      <title>{`${title} – ${adminText.title(name)}`}</title>
      <h1>{title}</h1>
      <div className="head-actions">{children}</div>
    </header>
  )
}
