import type { ReactNode } from 'react'

/** Nothing there yet: what it would be, and the one thing to do. */
export function Empty({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </div>
  )
}
