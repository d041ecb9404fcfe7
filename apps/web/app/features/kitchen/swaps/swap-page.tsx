import type { SwapRequest, SwapView } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import { format } from '../../../text/dates.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { forgetDraft } from '../../../ui/forms/use-form-draft.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PhotoGrid } from '../../../ui/photo-grid.tsx'
import { useReading } from '../../../ui/use-reading.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { WrittenText } from '../../foundation/written-text/public.ts'
import { swapDraft } from './swap-draft.ts'
import { editSwapHref } from './swap-filters.ts'
import { SwapRequests } from './swap-requests.tsx'
import { factsOf, kindIcons } from './swap-row.tsx'
import styles from './swaps.module.css'
import { swapsText as text } from './swaps.text.ts'

const wholeDay = { day: 'numeric', month: 'long' } as const

/** Opens a message that quotes the offer, with words to change; nothing is sent yet. */
const askHref = ({ id, title, owner }: SwapView) =>
  `/messages/${owner.username}?${new URLSearchParams({ troc: String(id), mot: text.opener(title) })}`

function Facts({ swap }: { swap: SwapView }) {
  const { kind, wanted, distance, state, expiresAt } = swap
  const { timeZone } = useReading()
  const day = format(new Date(expiresAt), timeZone, wholeDay)
  return (
    <ul className={styles.facts} suppressHydrationWarning>
      <li>
        <Icon of={kindIcons[kind]} size="s" />
        <span>{factsOf(swap)}</span>
      </li>
      <li>
        <Icon of="arrow-down-up" size="s" />
        <span>{wanted === '' ? text.given : text.wanted(wanted)}</span>
      </li>
      {distance === null ? null : (
        <li>
          <Icon of="map-pin" size="s" />
          <span>{text.distance[distance]}</span>
        </li>
      )}
      {state === 'open' || state === 'closed' ? (
        <li>
          <Icon of="clock" size="s" />
          <span>{state === 'open' ? text.until(day) : text.closedOn(day)}</span>
        </li>
      ) : null}
    </ul>
  )
}

function AskerActions({ swap }: { swap: SwapView }) {
  const { can, asked, forViewer, state, owner, title } = swap
  if (asked || forViewer)
    return (
      <div className={styles.actions}>
        <ButtonLink block size="lg" icon="message-circle" to={`/messages/${owner.username}`}>
          {text.toConversation}
        </ButtonLink>
        {state === 'taken' ? null : (
          <>
            <ButtonLink block look="quiet" icon="shield-check" to={`/meetings/nouvelle?troc=${swap.id}`}>
              {text.meeting}
            </ButtonLink>
            <p className="meta">{text.meetingHint}</p>
          </>
        )}
      </div>
    )
  if (!can.ask) return null
  return (
    <div className={styles.actions}>
      <ButtonLink block size="lg" icon="message-circle" to={askHref({ ...swap, title })}>
        {text.interested}
      </ButtonLink>
      <p className="meta">{text.interestedHint}</p>
    </div>
  )
}

function OwnerActions({ swap }: { swap: SwapView }) {
  const { can, state } = swap
  return (
    <Form method="post" className={styles.ownerActions} preventScrollReset>
      {can.edit ? (
        <ButtonLink icon="pencil" look="quiet" to={editSwapHref(swap.id)}>
          {text.edit}
        </ButtonLink>
      ) : null}
      {can.handOver ? (
        <Button type="submit" name="intent" value="hand-over" look={state === 'reserved' ? 'brand' : 'quiet'}>
          {text.handOver}
        </Button>
      ) : null}
      {can.release ? (
        <Button type="submit" name="intent" value="release" look="quiet">
          {text.release}
        </Button>
      ) : null}
      {can.renew ? (
        <Button type="submit" name="intent" value="renew" look={state === 'closed' ? 'brand' : 'quiet'}>
          {state === 'closed' ? text.renewClosed : text.renew}
        </Button>
      ) : null}
      {can.handOver ? <p className="meta">{text.handOverHint}</p> : null}
    </Form>
  )
}

function Foot({ swap }: { swap: SwapView }) {
  const [reporting, setReporting] = useState(false)
  const { can, owner, id } = swap
  return (
    <div className={styles.foot}>
      {can.report ? (
        <>
          <Button look="ghost" size="sm" icon="flag" onClick={() => setReporting(true)}>
            {text.report}
          </Button>
          <ReportDialog
            target="swap"
            targetId={id}
            memberName={owner.displayName}
            open={reporting}
            onOpenChange={setReporting}
          />
        </>
      ) : null}
      {can.remove ? (
        <details>
          <summary className="small soft">{text.remove}</summary>
          <Form method="post" className={styles.removal}>
            <p className="small">{text.removeText}</p>
            <Button type="submit" name="intent" value="remove" look="danger" size="sm">
              {text.remove}
            </Button>
          </Form>
        </details>
      ) : null}
    </div>
  )
}

/** One offer, for its owner or for who may want it. */
export function SwapPage({ swap, requests }: { swap: SwapView; requests: SwapRequest[] }) {
  const { id, title, body, images, owner, state, forViewer } = swap
  const isOwner = useViewer()?.id === owner.id
  useEffect(() => {
    // It was published or edited from these forms.
    if (!isOwner) return
    forgetDraft(swapDraft)
    forgetDraft(`${swapDraft}-${id}`)
  }, [isOwner, id])
  return (
    <article className={`gutter ${styles.page}`} data-hook="swap">
      <PhotoGrid photos={images.map(pictureOf)} priority />
      <div className={styles.titleRow}>
        <h2 className="display heading-1">{title}</h2>
        {state === 'open' ? null : (
          <Tag icon={forViewer ? 'check' : 'clock'}>
            {forViewer && state === 'reserved' ? text.forYou : text.states[state]}
          </Tag>
        )}
      </div>
      {isOwner ? null : (
        <Link to={`/p/${owner.username}`} className={styles.ownerLine} prefetch="intent">
          <Avatar src={owner.avatar} name={owner.displayName} size="sm" />
          <b>{owner.displayName}</b>
        </Link>
      )}
      <Facts swap={swap} />
      {body === '' ? null : (
        <p className={styles.body}>
          <WrittenText text={body} />
        </p>
      )}
      {isOwner ? (
        <>
          <OwnerActions swap={swap} />
          <SwapRequests swap={swap} requests={requests} />
        </>
      ) : (
        <AskerActions swap={swap} />
      )}
      <Foot swap={swap} />
    </article>
  )
}
