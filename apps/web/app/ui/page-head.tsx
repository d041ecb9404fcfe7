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
