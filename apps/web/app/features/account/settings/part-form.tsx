import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import styles from '../../../styles/shared/settings.module.css'
import { settingsText } from '../../../text/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { ProfilePart } from './profile-forms.ts'

export interface PartAnswer {
  part: ProfilePart
  refusal: FormAnswer | null
}

interface PartFormProps {
  part: ProfilePart
  title: string
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** One part of the profile, on a page of its own. */
export function PartForm({ part, title, children }: PartFormProps) {
  const fetcher = useFetcher<PartAnswer>({ key: part })
  const unscripted = useActionData<PartAnswer>()
  const answer = fetcher.data ?? (unscripted?.part === part ? unscripted : undefined)
  const saved = fetcher.state === 'idle' && fetcher.data?.refusal === null
  useEffect(() => {
    if (saved) toast.success(settingsText.saved)
  }, [saved])
  const refusal = answer?.refusal ?? undefined
  return (
    <fetcher.Form method="post" className={styles.form} aria-label={title} noValidate>
      <input type="hidden" name="part" value={part} />
      <FormError text={refusal?.error?.['']?.[0]} />
      {children(refusal)}
      <Button type="submit" busy={fetcher.state !== 'idle'}>
        {settingsText.save}
      </Button>
    </fetcher.Form>
  )
}
