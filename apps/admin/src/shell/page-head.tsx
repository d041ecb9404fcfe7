import type { ReactNode } from 'react'
import { deskText } from '../text/desk.ts'
import { useBrand } from './desk-brand.tsx'

interface PageHeadProps {
  title: string
  /** Its actions stay in reach, however long the screen. */
  stays?: boolean
  children?: ReactNode
}

/** The one h1 of a screen, its actions beside it, and the title of the browser’s tab. */
export function PageHead({ title, stays = false, children }: PageHeadProps) {
  const { name } = useBrand()
  return (
    <header className={stays ? 'head stays' : 'head'}>
      <title>{`${title} – ${deskText.title(name)}`}</title>
      <h1>{title}</h1>
      <div className="head-actions">{children}</div>
    </header>
  )
}
