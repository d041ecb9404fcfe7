import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { errorOf } from '../../api/typed-value.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toast.tsx'
import type { AccountAnswer, AccountPart } from './account-action.ts'

interface AccountPartProps {
  part: AccountPart
  submit: string
  look?: ButtonLook
  children?: (refusal: FormAnswer | undefined) => ReactNode
}

/** One form of the page: sent by itself, emptied when it is done, its words kept when it is refused. */
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
    <fetcher.Form ref={form} method="post" className="acc-part" noValidate>
      <input type="hidden" name="part" value={part} />
      <FormError text={errorOf(answer?.refusal, '')} />
      {children?.(answer?.refusal)}
      <p className="small ok" role="status">
        {unscripted?.part === part ? unscripted.done : ''}
      </p>
      <Button type="submit" look={look} busy={fetcher.state !== 'idle'}>
        {submit}
      </Button>
    </fetcher.Form>
  )
}
