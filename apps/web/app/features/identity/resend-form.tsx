import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { errorOf, typedValue } from '../../api/typed-value.ts'
import { confirmationText } from '../../text/confirmation.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { draftValue } from '../../ui/use-form-draft.ts'
import { EmailField } from './sign-up-fields.tsx'
import { signUpDraft } from './sign-up-steps.ts'

interface ResendFormProps {
  lastResult: FormAnswer | undefined
  resent: boolean
}

/** Asks for a new link. The address is the one she has just typed, where this tab still knows it. */
export function ResendForm({ lastResult, resent }: ResendFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    const input = element.current?.elements.namedItem('email')
    if (input instanceof HTMLInputElement && input.value === '') input.value = draftValue(signUpDraft, 'email') ?? ''
  }, [])
  return (
    <section className="su-resend" aria-labelledby="renvoi-titre">
      <h2 className="d h4" id="renvoi-titre">
        {confirmationText.resendTitle}
      </h2>
      <p className="small ok" role="status">
        {resent ? confirmationText.resent : ''}
      </p>
      <Form ref={element} method="post" className="stack" noValidate>
        <FormError text={errorOf(lastResult, '')} />
        <EmailField
          name="email"
          defaultValue={typedValue(lastResult, 'email', '')}
          error={errorOf(lastResult, 'email')}
        />
        <Button type="submit" look="line" busy={busy}>
          {confirmationText.resend}
        </Button>
      </Form>
    </section>
  )
}
