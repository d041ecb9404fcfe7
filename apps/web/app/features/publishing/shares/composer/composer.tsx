import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { useFocusFirstError } from '../../../../ui/use-focus-first-error.ts'
import { useIsScripted } from '../../../../ui/use-is-scripted.ts'
import type { PictureUpload } from '../../../foundation/files/public.ts'
import { PollFields } from '../../polls/public.ts'
import { AudienceField, audiencesOf } from './audience-field.tsx'
import { composerText } from './composer.text.ts'
import { CharactersLeft, CoverToggle } from './composer-fields.tsx'
import styles from './composer-form.module.css'
import { ComposerFrame } from './composer-frame.tsx'
import { takesPoll } from './draft.ts'
import { DraftStatus } from './draft-status.tsx'
import { KindField, KindLinks } from './kind-field.tsx'
import { AddPictures } from './pictures/picture-strip.tsx'
import { useDraftImages } from './pictures/use-draft-images.ts'
import { PollToggle } from './poll/poll-toggle.tsx'
import { ShareFields } from './share-fields.tsx'
import { type ComposerStart, useComposer } from './use-composer.ts'
import { useReceived } from './use-received.ts'

/** Offline, pictures ready for upload can wait in the outbox with the share; those still being prepared cannot. */
const isBusy = ({ problem, phase }: PictureUpload) =>
  problem === null && (navigator.onLine || phase === 'preparing' || phase === 'adapting')

/** Opened above a page, the cursor is where the writing begins; in a page from the server the focus stays. */
function useFocusOnOpening(form: RefObject<HTMLFormElement | null>) {
  const [isServed] = useState(!useIsScripted())
  useEffect(() => {
    if (!isServed) form.current?.querySelector<HTMLElement>('[name="title"], [name="body"]')?.focus()
  }, [form, isServed])
}

const focusBody = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus()

interface ComposerProps extends ComposerStart {
  onClose: () => void
  onPublished: () => void
}

/** A plain form per kind without scripts. */
export function Composer({ onClose, onPublished, ...start }: ComposerProps) {
  const { draft, setDraft, restored, change, kind, errors, reason, refuse, busy, publish, discard, blank, drafts } =
    useComposer(start)
  const { viewerId } = start
  const pictures = useDraftImages({ viewerId, images: draft.images, change: setDraft, scope: 'share' })
  useReceived({ viewerId, ready: restored, change: setDraft, add: pictures.add })
  const form = useRef<HTMLFormElement>(null)
  const showFault = useFocusFirstError(form)
  useFocusOnOpening(form)
  const [published, setPublished] = useState(false)
  const isDone = published && pictures.sent.length === 0
  useEffect(() => {
    // Wait until the uploads are gone: one still running would ask whether to stay.
    if (!isDone) return
    setPublished(false)
    onPublished()
  }, [isDone, onPublished])
  if (kind === undefined) return null
  const changePoll = (part: Partial<typeof draft.poll>) => change({ poll: { ...draft.poll, ...part } })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (pictures.sent.some(isBusy)) refuse({}, composerText.picturesBusy)
    else if (await publish()) {
      // Pictures that wait with the share no longer belong to the draft.
      for (const { key } of pictures.sent) pictures.cancel(key)
      return setPublished(true)
    }
    showFault()
  }
  return (
    <form
      ref={form}
      method="post"
      action="/shares?publier=1"
      className={styles.form}
      data-hook="share-form"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="clientId" value={draft.clientId} />
      <input type="hidden" name="kind" value={kind.kind} />
      <ComposerFrame
        title={composerText.titles[kind.form]}
        status={<DraftStatus {...drafts} blank={blank} onDiscard={discard} onResumed={() => focusBody(form.current)} />}
        back="/shares"
        onClose={onClose}
        submitLabel={busy ? composerText.publishing : composerText.publish}
        busy={busy}
        audience={
          <AudienceField
            draft={draft}
            options={audiencesOf(start.communities)}
            error={errors.visibility}
            onChange={change}
          />
        }
        tools={
          <>
            <KindField kind={kind.kind} onKind={(chosen) => change({ kind: chosen })} />
            <AddPictures {...pictures} />
            {takesPoll(kind.form) ? <PollToggle poll={draft.poll} onChange={changePoll} /> : null}
            <CoverToggle draft={draft} onChange={change} />
            <CharactersLeft length={draft.body.length} />
          </>
        }
      >
        <KindLinks kind={kind.kind} />
        <FormError text={reason ?? errors.kind ?? undefined} />
        <ShareFields
          {...{ kind, draft, errors, pictures }}
          onChange={change}
          poll={
            <PollFields
              poll={draft.poll}
              error={errors['poll.choices'] ?? errors['poll.days'] ?? errors.poll}
              onChange={changePoll}
            />
          }
        />
      </ComposerFrame>
    </form>
  )
}
