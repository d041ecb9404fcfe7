import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import { errorOf, typedValue } from '../../../../api/typed-value.ts'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { draftValue } from '../../../../ui/forms/use-form-draft.ts'
import accountStateStyles from '../account-state.module.css'
import { confirmationText } from '../confirmation.text.ts'
import { EmailField } from '../sign-up/sign-up-fields.tsx'
import { signUpDraft } from '../sign-up/sign-up-steps.ts'

interface ResendFormProps {
  lastResult: FormAnswer | undefined
  resent: boolean
}

/** Prefills the address typed earlier in this tab. */
export function ResendForm({ lastResult, resent }: ResendFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    const input = element.current?.elements.namedItem('email')
    if (input instanceof HTMLInputElement && input.value === '') input.value = draftValue(signUpDraft, 'email') ?? ''
  }, [])
  return (
    <section className={styles.resend} aria-labelledby="renvoi-titre">
      <h2 className="display heading-4" id="renvoi-titre">
        {confirmationText.resendTitle}
      </h2>
      <p className={`small ${accountStateStyles.confirmed}`} role="status">
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
