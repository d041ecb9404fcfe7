import type { ReactNode } from 'react'

export function PageHead({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="page-head gutter">
      <div className="row between">
        <h1 className="display heading-1">{title}</h1>
        {actions}
      </div>
      {lead === undefined ? null : <p className="lead soft">{lead}</p>}
    </header>
  )
}
