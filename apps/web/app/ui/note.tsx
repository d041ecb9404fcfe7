import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface NoteProps {
  children: ReactNode
  /** Her name, under her words. */
  signature?: string
  /** Tinted instead of paper: the second of two side by side. */
  alternate?: boolean
  className?: string
}

/** Words are pictures: someone's sentence in the display face on paper ground. */
export function Note({ children, signature, alternate = false, className }: NoteProps) {
  return (
    <blockquote className={classNames('note', alternate && 'alt', className)}>
      <p className="d">{children}</p>
      {signature === undefined ? null : <footer className="d sig">{signature}</footer>}
    </blockquote>
  )
}
