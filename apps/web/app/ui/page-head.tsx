import type { ReactNode } from 'react'

/** The one h1 of a page, with what stands beside it. */
export function PageHead({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="page-head pad">
      <div className="row between">
        <h1 className="d h1">{title}</h1>
        {actions}
      </div>
      {lead === undefined ? null : <p className="lead soft">{lead}</p>}
    </header>
  )
}

/** A section's title with an optional link at its right. */
export function SectionHead({ title, id, action }: { title: string; id?: string; action?: ReactNode }) {
  return (
    <div className="sect">
      <h2 className="d h3" id={id}>
        {title}
      </h2>
      {action}
    </div>
  )
}
