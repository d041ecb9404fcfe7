import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PageMeta } from '../page-meta.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FaultDetail, useFault } from './fault.tsx'

interface TalkNotHereProps {
  words: { title: string; action: string }
  /** Said where the API says nothing of its own. */
  gone: string
  /** The list of the others. */
  list: string
}

/** In place of a conversation or a room that she may not read, or that is not there: the list stays beside it. */
export function TalkNotHere({ words: { title, action }, gone, list }: TalkNotHereProps) {
  const error = useRouteError()
  const fault = useFault()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <section className="ib-th ib-none">
      <PageMeta title={title} hidden />
      <EmptyState
        level={1}
        title={title}
        text={fault.sentence ?? gone}
        action={<ButtonLink to={list}>{action}</ButtonLink>}
      />
      <FaultDetail fault={fault} />
    </section>
  )
}
