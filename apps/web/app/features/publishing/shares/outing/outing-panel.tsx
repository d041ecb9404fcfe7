import type { OutingState, ShareView } from '@consoeurs/contract'
import { outingThanks } from '@consoeurs/contract/publishing/outing-choices'
import { useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { overlayOnDemand } from '../../../../ui/on-demand.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import type { ChangeShare } from '../share-cache.ts'
import { sharesApi } from '../shares.api.ts'
import { outingText as text } from './outing.text.ts'
import styles from './outing-panel.module.css'
import type { ParticipantsProps } from './participants-sheet.tsx'
import { type Outing, showState, useAnswer, vacancies } from './use-answer.ts'

const Participants = overlayOnDemand<ParticipantsProps>(
  async () => (await import('./participants-sheet.tsx')).ParticipantsSheet,
)

interface PanelProps {
  share: ShareView
  outing: Outing
  change: ChangeShare
}

/** One request at a time; an error is a toast. */
function useSending(change: ChangeShare) {
  const [busy, setBusy] = useState(false)
  const send = async (request: Promise<OutingState>) => {
    setBusy(true)
    try {
      showState(change)(await request)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, send: (request: Promise<OutingState>) => void send(request) }
}

/** The day before. */
function Confirmation({ share, outing, change }: PanelProps) {
  const { busy, send } = useSending(change)
  const answer = useAnswer(share.id, outing, change)
  if (outing.answer?.confirmed) return <p className="small bold">{text.confirmed}</p>
  if (!outing.answer?.reminded) return null
  return (
    <div className={styles.ask}>
      <p className="bold">{text.tomorrow}</p>
      <p className="small">{text.tomorrowWhy}</p>
      <div className={styles.buttons}>
        <Button size="sm" busy={busy} onClick={() => send(sharesApi(api).confirmComing(share.id))}>
          {text.confirm}
        </Button>
        <Button size="sm" look="line" onClick={() => void answer({ going: false })}>
          {text.free}
        </Button>
      </div>
    </div>
  )
}

function Choices({ share, outing, change }: PanelProps) {
  const answer = useAnswer(share.id, outing, change)
  if (outing.answer === null) return null
  const { hostOnly, firstTime, welcomes } = outing.answer
  return (
    <div className={styles.choices}>
      <Checkbox
        label={text.hostOnly}
        help={text.hostOnlyHelp}
        checked={hostOnly}
        onChange={(event) => void answer({ going: true, hostOnly: event.currentTarget.checked })}
      />
      {welcomes ? null : (
        <Checkbox
          label={text.firstTime}
          help={text.firstTimeHelp}
          checked={firstTime}
          onChange={(event) => void answer({ going: true, firstTime: event.currentTarget.checked })}
        />
      )}
      {firstTime ? null : (
        <Checkbox
          label={text.welcomes}
          help={text.welcomesHelp}
          checked={welcomes}
          onChange={(event) => void answer({ going: true, welcomes: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

function Thanks({ share, outing, change }: PanelProps) {
  const { busy, send } = useSending(change)
  if (outing.answer === null) return null
  if (outing.answer.thanks !== null) return <p className="small">{text.thanked}</p>
  return (
    <div className={styles.ask}>
      <p className="bold">{text.thank(share.author.displayName)}</p>
      <p className="small">{text.thankWhy}</p>
      <div className={styles.buttons}>
        {outingThanks.map((thanks) => (
          <Button
            key={thanks}
            size="sm"
            look="line"
            busy={busy}
            onClick={() => send(sharesApi(api).thankHost(share.id, thanks))}
          >
            {text.thanks[thanks]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** For the host, and for those who come or wait. */
export function OutingPanel(props: PanelProps) {
  const { share, outing } = props
  const [open, setOpen] = useState(false)
  const { outings } = useBrand()
  const isHost = useViewer()?.id === share.author.id
  const isPast = Date.parse(outing.at) < Date.now()
  const left = vacancies(outing)
  const title = isHost ? text.hostPanel : text.panel
  return (
    <section className={styles.panel} aria-label={title} data-hook="outing-panel">
      <h2 className="display heading-4">{title}</h2>
      {outing.waiting === null ? null : <p className="small">{text.waits}</p>}
      {isHost && left !== null ? <p className="small">{text.taken(outing.going, outing.going + left)}</p> : null}
      {isHost || isPast ? null : <Confirmation {...props} />}
      {isHost || isPast ? null : <Choices {...props} />}
      {isPast && !isHost ? <Thanks {...props} /> : null}
      <div className={styles.buttons}>
        {isHost || outing.mine ? (
          <Button size="sm" look="line" icon="users" onClick={() => setOpen(true)}>
            {isPast ? text.participantsPast : text.participants}
          </Button>
        ) : null}
        {outing.group === null ? null : (
          <ButtonLink size="sm" look="line" icon="message-circle" to={`/messages/groupe/${outing.group}`}>
            {outings.group}
          </ButtonLink>
        )}
        {isHost && outing.group === null && outing.going > 1 ? (
          <ButtonLink size="sm" look="line" icon="message-circle" to={`/messages/groupe/nouveau?sortie=${share.slug}`}>
            {text.openGroup}
          </ButtonLink>
        ) : null}
        {isPast || outing.waiting !== null ? null : (
          <ButtonLink size="sm" look="quiet" icon="shield-check" to={`/meetings/nouvelle?sortie=${share.slug}`}>
            {text.meeting}
          </ButtonLink>
        )}
      </div>
      <Participants shareId={share.id} isHost={isHost} open={open} onOpenChange={setOpen} />
    </section>
  )
}
