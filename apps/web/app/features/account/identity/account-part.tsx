import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { errorOf } from '../../../api/typed-value.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { AccountAnswer, AccountPart } from './account-action.ts'
import accountStateStyles from './account-state.module.css'
import styles from './linked-accounts.module.css'

interface AccountPartProps {
  part: AccountPart
  submit: string
  look?: ButtonLook
  children?: (refusal: FormAnswer | undefined) => ReactNode
}

/** Submitted on its own; emptied on success, kept on a refusal. */
export function AccountPartForm({ part, submit, look = 'line', children }: AccountPartProps) {
  const fetcher = useFetcher<AccountAnswer>({ key: `compte-${part}` })
  const unscripted = useActionData<AccountAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.data ?? (unscripted?.part === part ? unscripted : undefined)
  const done = fetcher.state === 'idle' ? fetcher.data?.done : undefined
  useEffect(() => {
    if (done === undefined) return
    toast.success(done)
    form.current?.reset()
  }, [done])
  return (
    <fetcher.Form ref={form} method="post" className={styles.part} noValidate>
      <input type="hidden" name="part" value={part} />
      <FormError text={errorOf(answer?.refusal, '')} />
      {children?.(answer?.refusal)}
      <p className={`small ${accountStateStyles.confirmed}`} role="status">
        {unscripted?.part === part ? unscripted.done : ''}
      </p>
      <Button type="submit" look={look} busy={fetcher.state !== 'idle'}>
        {submit}
      </Button>
    </fetcher.Form>
  )
}
