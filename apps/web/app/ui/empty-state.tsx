import type { ReactNode, SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'

export interface StillPicture {
  src: string
  width: number
  height: number
  alt: string
}

interface EmptyStateProps {
  title: string
  text: string
  /** One action, never two. */
  action?: ReactNode
  picture?: StillPicture
  /** 1 where it is the page's own title. */
  level?: 1 | 2 | 3
}

/** Without a network its words stand alone. */
function leaveOut(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true
}

/** Nothing yet: says what will be here and invites one action. */
export function EmptyState({ title, text, action, picture, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {picture === undefined ? null : <img {...picture} alt={picture.alt} decoding="async" onError={leaveOut} />}
      <Heading className={classNames('d', level === 1 ? 'h2' : 'h3')}>{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  )
}
