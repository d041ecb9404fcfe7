import { type FormEvent, useEffect, useRef, useState } from 'react'
import { composerText } from '../../text/composer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useFirstFault } from '../../ui/use-first-fault.ts'
import type { SentPicture } from '../files/public.ts'
import { KindTabs } from './composer-fields.tsx'
import { audienceValue, readAudience } from './draft.ts'
import { DraftLead, DraftList } from './draft-list.tsx'
import { ShareFields } from './share-fields.tsx'
import { type ComposerStart, useComposer } from './use-composer.ts'
import { useDraftImages } from './use-draft-images.ts'
import { useReceived } from './use-received.ts'

const everyone = (['members', 'public'] as const).map((value) => ({
  value: value as string,
  ...composerText.visibilities[value],
}))

/** Everyone there may be, then the communities that she is in. */
const audiencesOf = (communities: ComposerStart['communities']) => [
  ...everyone,
  ...communities.map(({ id, name }) => ({
    value: audienceValue({ visibility: 'community', communityId: id }),
    label: name,
    help: composerText.communityHelp,
  })),
]

function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setAsked(true)}>
        {composerText.discard}
      </Button>
      <Confirm
        open={asked}
        onOpenChange={setAsked}
        title={composerText.discardTitle}
        text={composerText.discardText}
        confirmLabel={composerText.discardConfirm}
        cancelLabel={composerText.cancel}
        onConfirm={() => {
          onDiscard()
          setAsked(false)
        }}
      />
    </>
  )
}

/** Without a network what is ready to go up can wait with the share; what is still being prepared cannot. */
const isBusy = ({ problem, phase }: SentPicture) =>
  problem === null && (navigator.onLine || phase === 'preparing' || phase === 'adapting')

/** Her share before it is one. A plain form of its kind before any script. */
export function Composer(start: ComposerStart) {
  const { draft, setDraft, restored, change, kind, errors, reason, refuse, busy, publish, discard, blank, drafts } =
    useComposer(start)
  const { viewerId } = start
  const pictures = useDraftImages({ viewerId, images: draft.images, change: setDraft, scope: 'share' })
  useReceived({ viewerId, ready: restored, change: setDraft, add: pictures.add })
  const form = useRef<HTMLFormElement>(null)
  const showFault = useFirstFault(form)
  const [published, setPublished] = useState(false)
  const isDone = published && pictures.sent.length === 0
  const { onPublished } = start
  useEffect(() => {
    // Not before: a picture that is still on its way would ask whether to stay.
    if (!isDone) return
    setPublished(false)
    onPublished()
  }, [isDone, onPublished])
  if (kind === undefined) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (pictures.sent.some(isBusy)) refuse({}, composerText.picturesBusy)
    else if (await publish()) {
      // Those that wait with the share are no longer the draft's.
      for (const { key } of pictures.sent) pictures.cancel(key)
      return setPublished(true)
    }
    showFault()
  }
  return (
    <form ref={form} method="post" action="/shares?publier=1" className="cp" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="clientId" value={draft.clientId} />
      <input type="hidden" name="kind" value={kind.kind} />
      <DraftList {...drafts} onResumed={() => form.current?.querySelector('textarea')?.focus()} />
      <KindTabs kind={kind.kind} onKind={(chosen) => change({ kind: chosen })} />
      <FormError text={reason ?? errors.kind ?? undefined} />
      <ShareFields {...{ kind, draft, errors, pictures }} onChange={change} />
      <RadioCards
        legend={composerText.visibility}
        name="visibility"
        options={audiencesOf(start.communities)}
        value={audienceValue(draft)}
        error={errors.visibility}
        onChange={(value) => change(readAudience(value))}
      />
      <div className="cp-foot">
        <Button type="submit" block busy={busy}>
          {busy ? composerText.publishing : composerText.publish}
        </Button>
        {blank ? null : (
          <>
            <DraftLead elsewhere={drafts.elsewhere} onBegin={drafts.begin} />
            <DiscardDraft onDiscard={discard} />
          </>
        )}
      </div>
    </form>
  )
}
