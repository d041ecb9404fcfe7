import type { ReactNode, SyntheticEvent } from 'react'
import { classNames } from '../class-names.ts'

export interface StillPicture {
  src: string
  width: number
  height: number
  alt: string
}

interface EmptyStateProps {
  title: string
  text: string
  /** At most one action. */
  action?: ReactNode
  picture?: StillPicture
  /** 1 where it is the page title. */
  level?: 1 | 2 | 3
}

function leaveOut(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true
}

export function EmptyState({ title, text, action, picture, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {picture === undefined ? null : <img {...picture} alt={picture.alt} decoding="async" onError={leaveOut} />}
      <Heading className={classNames('display', level === 1 ? 'heading-2' : 'heading-3')}>{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  )
}
