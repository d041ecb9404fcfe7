import type { BlockedConversation, BlockedMessage } from '@consoeurs/contract'
import { useCallback, useMemo, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useIllustration } from '../../../brand/illustration.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { clock, type DateContext, day } from '../../../text/dates.ts'
import { talkText } from '../../../text/talk.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { useReading } from '../../../ui/use-reading.ts'
import { ReportDialog } from '../../foundation/reports/public.ts'
import styles from './blocked-conversation.module.css'
import { blockedConversationText } from './blocked-conversation.text.ts'
import { settingsApi } from './settings.api.ts'

/** Read and report only. */
export function BlockedMessages({ conversation }: { conversation: BlockedConversation }) {
  const reading = useReading()
  const picture = useIllustration('emptyMessages')
  const { until, items } = conversation
  const action = <ButtonLink to="/settings/blocages">{blockedConversationText.back}</ButtonLink>
  if (until === null) return <EmptyState picture={picture} {...blockedConversationText.none} action={action} />
  const end = day(new Date(until), reading)
  if (items.length === 0) return <EmptyState picture={picture} {...blockedConversationText.over(end)} action={action} />
  return (
    <>
      <p className="soft">{blockedConversationText.lead(end)}</p>
      <BlockedList conversation={conversation} reading={reading} />
    </>
  )
}

function BlockedList({ conversation, reading }: { conversation: BlockedConversation; reading: DateContext }) {
  const { username, displayName } = conversation.block
  const [reported, setReported] = useState<BlockedMessage | null>(null)
  const key = useMemo(() => ['blocked-conversation', username] as const, [username])
  const load = useCallback(
    (cursor: string | undefined) => settingsApi(api).blockedMessages(username, cursor),
    [username],
  )
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: conversation, load })
  const next = conversation.cursor === null ? null : `?cursor=${encodeURIComponent(conversation.cursor)}`
  return (
    <section className={styles.messages} aria-label={talkText.messagesLabel}>
      <p className="meta">{blockedConversationText.order}</p>
      <InfiniteList
        items={items}
        keyOf={({ id }) => id}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error?.message ?? null}
        {...(next !== null && { nextHref: next })}
      >
        {(message) => (
          <article className={classNames(styles.message, message.mine && styles.mine)}>
            <p className="meta">
              <span>{message.mine ? talkText.me : displayName}</span>, <TimeAgo date={message.at} />
            </p>
            <Words message={message} />
            {message.mine ? null : (
              <Button
                look="quiet"
                size="sm"
                aria-label={blockedConversationText.reportOf(dated(message, reading))}
                onClick={() => setReported(message)}
              >
                {blockedConversationText.report}
              </Button>
            )}
          </article>
        )}
      </InfiniteList>
      {reported === null ? null : (
        <ReportDialog target="message" targetId={reported.id} open onOpenChange={(open) => open || setReported(null)} />
      )}
    </section>
  )
}

const dated = ({ at }: BlockedMessage, reading: DateContext) =>
  `${day(new Date(at), reading)}, ${clock(new Date(at), reading.timeZone)}`

function Words({ message: { text, pictures, spoken, deleted, edited } }: { message: BlockedMessage }) {
  if (deleted) return <p className="soft">{talkText.deleted}</p>
  return (
    <>
      {text === '' ? null : <p className="written">{text}</p>}
      {pictures === 0 ? null : <p className="soft small">{blockedConversationText.pictures(pictures)}</p>}
      {spoken ? <p className="soft small">{blockedConversationText.spoken}</p> : null}
      {edited ? <p className="meta">{talkText.edited}</p> : null}
    </>
  )
}
