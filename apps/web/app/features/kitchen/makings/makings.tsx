import type { MakingsPage, MakingView } from '@consoeurs/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { useRemoval } from '../../../api/use-removal.ts'
import { navigateTo } from '../../../navigation/navigate-to.ts'
import { useOutbox } from '../../../outbox/outbox-entries.ts'
import type { UnsentMaking } from '../../../outbox/unsent.ts'
import { uiText } from '../../../text/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import { makingHash, recipeText } from '../../publishing/shares/public.ts'
import { MakingCard } from './making-card.tsx'
import { makingsApi } from './makings.api.ts'
import styles from './makings.module.css'
import { makingsText as text } from './makings.text.ts'
import { OwnMaking } from './own-making.tsx'
import { type MakingAnswer, PlainMakingForm } from './plain-making-form.tsx'
import type { MakingWords } from './send-making.ts'
import { useMakings } from './use-makings.ts'

const MakingForm = onDemand(async () => (await import('./making-form.tsx')).MakingForm, { soon: true })
const Lightbox = onDemand(async () => (await import('../../../ui/overlays/lightbox.tsx')).Lightbox)
/** Shown without a network, so fetched before. */
const WaitingMaking = onDemand(async () => (await import('./waiting-making.tsx')).WaitingMaking, {
  soon: true,
  quiet: true,
})

const wordsOf = ({ text: said, changes, image }: MakingView): MakingWords => ({
  text: said,
  changes,
  images: image === null ? [] : [image],
})

const sectionId = 'realisations'

/** Opened by a button, or by the address after cooking. */
function useForm(mine: MakingView | null, may: boolean) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [pressed, setPressed] = useState(false)
  const [resumed, setResumed] = useState<UnsentMaking | null>(null)
  const asked = hash === makingHash
  return {
    isOpen: may && (pressed || asked || resumed !== null),
    start: resumed ?? (mine === null ? null : wordsOf(mine)),
    open: () => setPressed(true),
    resume: setResumed,
    close: () => {
      setPressed(false)
      setResumed(null)
      // Without a fragment the address would be loaded again, which fails without a network.
      if (asked) navigateTo(`${pathname}${search}#${sectionId}`, { by: navigate, replace: true })
    },
  }
}

function List({ items, onRemove }: { items: MakingView[]; onRemove: (making: MakingView) => void }) {
  const [opened, setOpened] = useState<number | null>(null)
  if (items.length === 0) return null
  const pictured = items.filter(({ image }) => image !== null)
  const open = ({ id }: MakingView) => setOpened(pictured.findIndex((making) => making.id === id))
  return (
    <>
      <ul className={styles.grid}>
        {items.map((making) => (
          <MakingCard key={making.id} making={making} onOpen={open} onRemove={onRemove} />
        ))}
      </ul>
      {opened === null ? null : (
        <Lightbox
          photos={pictured.flatMap(({ image }) => (image === null ? [] : [pictureOf(image)]))}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

interface MakingsProps {
  shareId: number
  served: MakingsPage
  /** The form without scripts, sent back. */
  refused?: MakingAnswer | undefined
}

/** Under a recipe. Absent for readers who may not add to an empty list. */
export function Makings({ shareId, served, refused }: MakingsProps) {
  const viewerId = useViewer()?.id
  const { page, reload, more, loading, failed } = useMakings(shareId, served)
  const { items, count, mine, can } = page
  const form = useForm(mine, can.make)
  const removal = useRemoval(async ({ id }: MakingView) => {
    await makingsApi(api).remove(id)
    toast.success(text.removed)
    void reload()
  })
  const waiting = useOutbox().find(
    (unsent): unsent is UnsentMaking => unsent.kind === 'making' && unsent.shareId === shareId,
  )
  if (items.length === 0 && !can.make) return null
  const makes = can.make && mine === null && waiting === undefined
  return (
    <section id={sectionId} className={styles.section} aria-label={text.title} data-hook="makings">
      <div className={styles.sectionHead}>
        <h2 className="display heading-3">{text.title}</h2>
        {count === 0 ? null : <p className="meta">{recipeText.madeBy(count)}</p>}
      </div>
      {makes ? (
        <div className={styles.prompt}>
          <p className="soft">{text.first}</p>
          <Button
            icon="camera"
            look={items.length === 0 ? 'brand' : 'quiet'}
            className={styles.make}
            onClick={form.open}
          >
            {text.make}
          </Button>
        </div>
      ) : null}
      {mine === null || viewerId === undefined || waiting !== undefined ? null : (
        <OwnMaking making={mine} viewerId={viewerId} onEdit={form.open} />
      )}
      {can.make ? <PlainMakingForm mine={mine} answer={refused} /> : null}
      {waiting === undefined ? null : <WaitingMaking making={waiting} onResume={form.resume} />}
      <List items={items} onRemove={removal.ask} />
      {failed ? <ErrorState text={text.failed} onRetry={more} /> : null}
      {page.cursor === null || failed ? null : (
        <Button look="quiet" busy={loading} onClick={more}>
          {uiText.loadMore}
        </Button>
      )}
      {form.isOpen && viewerId !== undefined ? (
        <MakingForm {...{ shareId, viewerId }} start={form.start} isEdit={mine !== null} onClose={form.close} />
      ) : null}
      <Confirm
        open={removal.asked !== null}
        onOpenChange={(open) => !open && removal.ask(null)}
        title={text.removeTitle}
        text={text.removeText}
        confirmLabel={text.remove}
        cancelLabel={text.cancel}
        busy={removal.busy}
        onConfirm={() => void removal.remove()}
      />
    </section>
  )
}
