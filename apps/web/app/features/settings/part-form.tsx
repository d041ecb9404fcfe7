import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { settingsText } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ProfilePart } from './profile-forms.ts'

/** What a settings page answers to a form: which part, and either that it is saved or what is wrong. */
export interface PartAnswer {
  part: ProfilePart
  refusal: FormAnswer | null
}

interface PartFormProps {
  part: ProfilePart
  title: string
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** One part of her profile with its own button: what is saved is saved, whatever happens to the rest of the page. */
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
    <fetcher.Form method="post" className="set-form" aria-label={title} noValidate>
      <h2 className="d h3">{title}</h2>
      <input type="hidden" name="part" value={part} />
      <FormError text={refusal?.error?.['']?.[0]} />
      {children(refusal)}
      <Button type="submit" look="line" busy={fetcher.state !== 'idle'}>
        {settingsText.save}
      </Button>
    </fetcher.Form>
  )
}
