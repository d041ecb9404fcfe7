import { type FormEvent, useRef, useState } from 'react'
import { composerText } from '../../text/composer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { LeaveQuestion } from '../files/public.ts'
import { HeadingField, KindTabs, OutingFields, WordsField } from './composer-fields.tsx'
import { ComposerPictures } from './composer-pictures.tsx'
import { ComposerRecipe } from './composer-recipe.tsx'
import { type ComposerStart, useComposer } from './use-composer.ts'
import { useDraftImages } from './use-draft-images.ts'

const visibilities = (['members', 'public'] as const).map((value) => ({
  value,
  ...composerText.visibilities[value],
}))

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

/** Her share before it is one. A plain form of its kind before any script. */
export function Composer(start: ComposerStart) {
  const { draft, setDraft, change, kind, errors, reason, refuse, busy, publish, empty, blank } = useComposer(start)
  const pictures = useDraftImages(start.viewerId, draft.images, setDraft)
  const form = useRef<HTMLFormElement>(null)
  if (kind === undefined) return null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (pictures.sent.some(({ problem }) => problem === null)) return refuse({}, composerText.picturesBusy)
    if (await publish()) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }
  const fields = { draft, errors, onChange: change }
  return (
    <form ref={form} method="post" action="/shares?publier=1" className="cp" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="clientId" value={draft.clientId} />
      <input type="hidden" name="kind" value={kind.kind} />
      <KindTabs kind={kind.kind} onKind={(chosen) => change({ kind: chosen })} />
      <FormError text={reason ?? errors.kind ?? undefined} />
      <HeadingField form={kind.form} {...fields} />
      {kind.form === 'outing' ? <OutingFields {...fields} /> : null}
      <WordsField kind={kind} {...fields} />
      {kind.form === 'recipe' ? (
        <ComposerRecipe
          recipe={draft.recipe}
          errors={errors}
          onChange={(part) => change({ recipe: { ...draft.recipe, ...part } })}
        />
      ) : null}
      <ComposerPictures images={draft.images} error={errors.images} {...pictures} />
      <LeaveQuestion sent={pictures.sent} />
      <RadioCards
        legend={composerText.visibility}
        name="visibility"
        options={visibilities}
        value={draft.visibility}
        onChange={(value) => change({ visibility: value === 'public' ? 'public' : 'members' })}
      />
      <div className="cp-foot">
        <Button type="submit" block busy={busy}>
          {busy ? composerText.publishing : composerText.publish}
        </Button>
        {blank ? null : (
          <p className="row between meta">
            <span>{composerText.kept}</span>
            <DiscardDraft onDiscard={empty} />
          </p>
        )}
      </div>
    </form>
  )
}
