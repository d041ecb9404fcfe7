import { type FileView, limits, type SwapView } from '@consoeurs/contract'
import { swapKinds } from '@consoeurs/contract/kitchen/swap-kinds'
import { type FormEvent, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { errorOf, typedValue } from '../../../api/typed-value.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { pictureTypes, useChosenFiles } from '../../../ui/forms/use-chosen-files.ts'
import { useFormDraft } from '../../../ui/forms/use-form-draft.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { AttachmentStrip, LeaveQuestion, useAttachments } from '../../foundation/files/public.ts'
import { swapDraft } from './swap-draft.ts'
import { kindIcons } from './swap-row.tsx'
import styles from './swaps.module.css'
import { swapsText } from './swaps.text.ts'

const text = swapsText.form
const { photos: mostPhotos, ...lengths } = limits.swaps
const kept = ['kind', 'title', 'body', 'quantity', 'wanted'] as const
const none: FileView[] = []
const kinds = swapKinds.map((value) => ({ value, label: swapsText.kinds[value], icon: kindIcons[value] }))

interface SwapFormProps {
  lastResult: FormAnswer | undefined
  /** Idempotency key of a new offer. */
  clientId?: string
  /** The offer that is edited. */
  swap?: SwapView
}

function Pictures({ pictures }: { pictures: ReturnType<typeof useAttachments> }) {
  const chosen = useChosenFiles((files) => {
    if (pictures.add(files) > 0) toast.warning(text.tooMany(mostPhotos))
  })
  const free = mostPhotos - pictures.arrived.length - pictures.sent.length
  return (
    <div className={styles.pictures}>
      <AttachmentStrip attachments={pictures} />
      {pictures.arrived.map(({ id, alt }, index) => (
        <span key={id} hidden>
          <input type="hidden" name={`images[${index}].fileId`} value={id} />
          <input type="hidden" name={`images[${index}].alt`} value={alt} />
        </span>
      ))}
      {free === 0 ? null : (
        <label className={styles.photoButton}>
          <input type="file" accept={pictureTypes} multiple className="visually-hidden" {...chosen} />
          <Icon of="camera" />
          <span>{text.photos(mostPhotos)}</span>
        </label>
      )}
      <noscript>
        <p className="field-help">{text.unscripted}</p>
      </noscript>
      <LeaveQuestion sent={pictures.sent} />
    </div>
  )
}

/** A plain form: without scripts no picture is added. */
export function SwapForm({ lastResult, clientId, swap }: SwapFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state === 'submitting'
  const pictures = useAttachments(swap === undefined ? 'swap' : `swap-${swap.id}`, mostPhotos, swap?.images ?? none)
  useFormDraft(form, swap === undefined ? swapDraft : `${swapDraft}-${swap.id}`, kept)
  const check = (event: FormEvent) => {
    if (!pictures.sent.some(({ problem }) => problem === null)) return
    event.preventDefault()
    toast.warning(text.picturesBusy)
  }
  const sends = swap === undefined ? text.submit : text.save
  const field = (name: 'title' | 'quantity' | 'wanted') => ({
    name,
    maxLength: lengths[name],
    defaultValue: typedValue(lastResult, name, swap?.[name] ?? ''),
  })
  return (
    <Form ref={form} method="post" className={`stack ${styles.form}`} data-hook="swap-form" onSubmit={check}>
      {clientId === undefined ? null : <input type="hidden" name="clientId" value={clientId} />}
      <FormError text={errorOf(lastResult, '') ?? errorOf(lastResult, 'images') ?? undefined} />
      <Pictures pictures={pictures} />
      <RadioCards
        legend={text.kind}
        name="kind"
        layout="chips"
        options={kinds}
        defaultValue={typedValue(lastResult, 'kind', swap?.kind ?? 'seeds')}
        error={errorOf(lastResult, 'kind')}
      />
      <Field label={text.title} error={errorOf(lastResult, 'title')}>
        <TextInput {...field('title')} placeholder={text.titleHint} required />
      </Field>
      <Field label={text.body} optional error={errorOf(lastResult, 'body')}>
        <TextArea
          name="body"
          rows={3}
          limit={lengths.body}
          maxLength={lengths.body}
          placeholder={text.bodyHint}
          defaultValue={typedValue(lastResult, 'body', swap?.body ?? '')}
        />
      </Field>
      <Field label={text.quantity} optional error={errorOf(lastResult, 'quantity')}>
        <TextInput {...field('quantity')} placeholder={text.quantityHint} />
      </Field>
      <Field label={text.wanted} optional help={text.wantedHelp} error={errorOf(lastResult, 'wanted')}>
        <TextInput {...field('wanted')} placeholder={text.wantedHint} />
      </Field>
      <p className="meta row tight">
        <Icon of="map-pin" size="s" />
        <span>{text.where}</span>
      </p>
      <Button type="submit" size="lg" block busy={busy}>
        {busy ? text.busy : sends}
      </Button>
    </Form>
  )
}
