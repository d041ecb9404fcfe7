import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** The bar of narrow screens has the title already. */
  inBar?: boolean
}

export function PageHead({ title, lead, actions, inBar = false }: PageHeadProps) {
  return (
    <header className="page-head gutter">
      <div className="row between">
        <h1 className={classNames('display heading-1', inBar && 'only-wide')}>{title}</h1>
        {actions}
      </div>
      {lead === undefined ? null : <p className="lead soft">{lead}</p>}
    </header>
  )
}
