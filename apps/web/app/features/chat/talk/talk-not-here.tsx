import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PageMeta } from '../../../page/page-meta.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FaultDetail, useFault } from '../../../ui/states/fault.tsx'

interface TalkNotHereProps {
  words: { title: string; action: string }
  /** Used if the API gives no message of its own. */
  gone: string
  list: string
}

export function TalkNotHere({ words: { title, action }, gone, list }: TalkNotHereProps) {
  const error = useRouteError()
  const fault = useFault()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <section className={`${styles.inboxThread} ${styles.inboxEmpty}`}>
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
