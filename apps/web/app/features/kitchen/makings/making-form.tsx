import { type FileView, limits } from '@consoeurs/contract'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { pictureTypes, useChosenFiles } from '../../../ui/forms/use-chosen-files.ts'
import { forgetDraft, useFormDraft } from '../../../ui/forms/use-form-draft.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { AttachmentStrip, LeaveQuestion, useAttachments } from '../../foundation/files/public.ts'
import styles from './makings.module.css'
import { makingsText as text } from './makings.text.ts'
import { fetchOutbox, type MakingWords, sendMaking, today } from './send-making.ts'

const kept = ['text', 'changes'] as const
const none: FileView[] = []

interface MakingFormProps {
  shareId: number
  viewerId: number
  /** Words to start from; `isEdit`: the server has them already. */
  start: MakingWords | null
  isEdit: boolean
  onClose: () => void
}

/** A word, a picture and what she changed, all optional. */
function Fields({ shareId, viewerId, start, isEdit, onClose, formId }: MakingFormProps & { formId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const kind = useBrand().shareKinds.find((known) => known.form === 'recipe')?.kind ?? '1'
  const scope = `making-${shareId}`
  const pictures = useAttachments(scope, 1, start?.images ?? none)
  const chosen = useChosenFiles((files) => {
    for (const { id } of pictures.arrived) pictures.remove(id)
    for (const { key } of pictures.sent) pictures.cancel(key)
    pictures.add(files.slice(0, 1))
  })
  useFormDraft(form, scope, kept)
  useEffect(() => void fetchOutbox(), [])
  const has = pictures.arrived.length + pictures.sent.length > 0
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const words = (name: string) => String(typed.get(name) ?? '').trim()
    const handed = pictures.handOver()
    if (handed === null) return toast.warning(text.notReady)
    const sent = await sendMaking({
      ...{ authorId: viewerId, shareId, text: words('text'), changes: words('changes') },
      ...{ images: pictures.arrived, pictures: handed.pictures, madeOn: isEdit ? null : today() },
    })
    if (!sent) return
    handed.forget()
    forgetDraft(scope)
    if (navigator.onLine) toast.success(text.sent)
    onClose()
  }
  return (
    <form id={formId} ref={form} className="stack" data-hook="making-form" onSubmit={(event) => void submit(event)}>
      <AttachmentStrip attachments={pictures} />
      <label className={styles.photoButton}>
        <input type="file" accept={pictureTypes} className="visually-hidden" {...chosen} />
        <Icon of="camera" />
        <span>{has ? text.photoOther : text.photo}</span>
      </label>
      <Field label={text.words} optional>
        <TextArea
          name="text"
          rows={2}
          limit={limits.making.text}
          maxLength={limits.making.text}
          placeholder={text.wordsHint}
          defaultValue={start?.text}
        />
      </Field>
      <Field label={text.changes} optional>
        <TextArea
          name="changes"
          rows={2}
          limit={limits.making.changes}
          maxLength={limits.making.changes}
          placeholder={text.changesHint}
          defaultValue={start?.changes}
        />
      </Field>
      <div className={styles.toVariant}>
        <ButtonLink look="line" size="sm" icon="chef-hat" to={`/shares?publier=${kind}&variante=${shareId}`}>
          {text.toVariant}
        </ButtonLink>
        <p className="meta">{text.toVariantHint}</p>
      </div>
      <LeaveQuestion sent={pictures.sent} />
    </form>
  )
}

export function MakingForm(props: MakingFormProps) {
  const formId = useId()
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.isEdit ? text.editTitle : text.formTitle}
      footer={
        <Button type="submit" form={formId} block>
          {props.isEdit ? text.save : text.publish}
        </Button>
      }
    >
      <Fields {...props} formId={formId} />
    </Sheet>
  )
}
