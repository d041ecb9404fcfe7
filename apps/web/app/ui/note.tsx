import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface NoteProps {
  children: ReactNode
  alternate?: boolean
  className?: string
}

export function Note({ children, alternate = false, className }: NoteProps) {
  return (
    <blockquote className={classNames('note', alternate && 'alternate', className)}>
      <p className="display">{children}</p>
    </blockquote>
  )
}
