import { limits, type MemberProfile } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import styles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { forgetDraft, useFormDraft } from '../../../ui/forms/use-form-draft.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { NoteAnswer } from './save-note.ts'

const fields = ['note'] as const

/** A private note about another member (product §4). Collapsed unless it has text. */
export function PrivateNote({ profile: { username, displayName, note } }: { profile: MemberProfile }) {
  const fetcher = useFetcher<NoteAnswer>()
  const unscripted = useActionData<NoteAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const draft = `note:${username}`
  useFormDraft(form, draft, fields)
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? unscripted) : undefined
  const saved = fetcher.state === 'idle' && fetcher.data?.saved === true
  useEffect(() => {
    if (!saved) return
    forgetDraft(draft)
    toast.success(profilesText.note.saved)
  }, [saved, draft])
  return (
    <details className={`${styles.note} card padded flat`} open={note !== '' || answer?.problem !== undefined}>
      <summary className="bold">{note === '' ? profilesText.note.begin : profilesText.note.title}</summary>
      <fetcher.Form ref={form} method="post" className="stack">
        <Field
          label={profilesText.note.label(displayName)}
          hiddenLabel
          help={profilesText.note.help}
          error={answer?.problem ?? null}
        >
          <TextArea name="note" rows={2} limit={limits.privateNote} defaultValue={answer?.typed ?? note} />
        </Field>
        <Button type="submit" look="line" size="sm" name="intent" value="note" busy={fetcher.state !== 'idle'}>
          {profilesText.note.save}
        </Button>
      </fetcher.Form>
    </details>
  )
}
