import type { BrandConsents } from '@consoeurs/brand'
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { typedValue } from '../../api/typed-value.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { ProofField } from '../../reader/proof-field.tsx'
import { signUpText } from '../../text/sign-up.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Steps } from '../../ui/progress.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { NewPasswordField } from './password-field.tsx'
import { BirthdateField, DisplayNameField, EmailField } from './sign-up-fields.tsx'
import { lastSignUpStep, nextStep, type SignUpStep, signUpDraft, signUpDraftFields } from './sign-up-steps.ts'
import { useSignUpErrors } from './use-sign-up-errors.ts'
import { useSignUpSteps } from './use-sign-up-steps.ts'

interface SignUpWizardProps {
  consents: BrandConsents
  lastResult: FormAnswer | undefined
  /** Where the server left her, when a step was posted before any script ran. */
  startAt: SignUpStep
}

/** One form in three parts. Scripts only show one part at a time: without them all three are one page. */
export function SignUpWizard({ consents, lastResult, startAt }: SignUpWizardProps) {
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, signUpDraft, signUpDraftFields)
  const { step, goTo, goBack } = useSignUpSteps(form, lastResult, startAt)
  const answer = useLastAnswer(lastResult)
  const { errorOf, check, recheck } = useSignUpErrors(form, answer)
  const sending = useNavigation().formAction?.startsWith('/signup') === true
  const knownWords = useCallback(() => typedWords(form.current), [])
  const saved = (name: string) => typedValue(answer, name, '')

  // At the button rather than at the form: « Entrée » presses it too.
  const advance = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const wrong = await check(step)
    if (wrong === undefined) goTo(nextStep(step))
    else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }

  return (
    <>
      <WizardHead step={step} onBack={goBack} />
      <Form ref={form} method="post" className="stack su-form" noValidate onInput={recheck}>
        <input type="hidden" name="step" value={step} />
        <FormError text={errorOf('')} />
        <Part number={1} current={step}>
          <DisplayNameField name="displayName" defaultValue={saved('displayName')} error={errorOf('displayName')} />
          <EmailField name="email" defaultValue={saved('email')} error={errorOf('email')} />
        </Part>
        <Part number={2} current={step}>
          <NewPasswordField name="password" error={errorOf('password')} knownWords={knownWords} />
          <BirthdateField name="birthdate" defaultValue={saved('birthdate')} error={errorOf('birthdate')} />
        </Part>
        <Part number={3} current={step} lead={signUpText.consentsLead}>
          <ConsentBoxes
            consents={consents}
            errorOf={(kind) => errorOf(`consents.${kind}`)}
            checkedAtFirst={(kind) => saved(`consents.${kind}`) === 'on'}
          />
        </Part>
        <ProofField />
        <WizardButtons step={step} sending={sending} onNext={(event) => void advance(event)} />
      </Form>
    </>
  )
}

/** A step forward or back forgets what the server answered; the form does not. */
function useLastAnswer(lastResult: FormAnswer | undefined): FormAnswer | undefined {
  const [held, setHeld] = useState(lastResult)
  if (lastResult !== undefined && lastResult !== held) setHeld(lastResult)
  return lastResult ?? held
}

function typedWords(form: HTMLFormElement | null): string[] {
  if (form === null) return []
  const typed = new FormData(form)
  return [typed.get('displayName'), typed.get('email')].filter(
    (word) => typeof word === 'string' && word !== '',
  ) as string[]
}

function WizardHead({ step, onBack }: { step: SignUpStep; onBack: () => void }) {
  const { text } = useBrand()
  return (
    <header className="su-head">
      <div className="su-progress">
        {step === 1 ? null : (
          <button type="button" className="ib" aria-label={signUpText.previous} onClick={onBack}>
            <Icon of="arrow-left" />
          </button>
        )}
        <Steps current={step} total={lastSignUpStep} label={signUpText.step(step, lastSignUpStep)} />
      </div>
      <h1 className="d h1">{text.signupTitle}</h1>
      <p className="soft">
        {signUpText.alreadyMember}{' '}
        <Link className="link" to="/login">
          {signUpText.goToSignIn}
        </Link>
      </p>
    </header>
  )
}

interface PartProps {
  number: SignUpStep
  current: SignUpStep
  lead?: string
  children: ReactNode
}

function Part({ number, current, lead, children }: PartProps) {
  return (
    <fieldset className="su-part" data-part={number} data-current={number === current || undefined}>
      <legend className="d h4">{signUpText.parts[number]}</legend>
      {lead === undefined ? null : <p className="small soft">{lead}</p>}
      {children}
    </fieldset>
  )
}

interface WizardButtonsProps {
  step: SignUpStep
  sending: boolean
  onNext: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The last button comes first in the page, so that « Entrée » without scripts sends the whole form. */
function WizardButtons({ step, sending, onNext }: WizardButtonsProps) {
  const last = step === lastSignUpStep
  const press = last ? undefined : onNext
  return (
    <>
      <div className={last ? undefined : 'su-unscripted'}>
        <Button type="submit" size="lg" block busy={sending} name="intent" value="create" onClick={press}>
          {signUpText.createAccount}
        </Button>
      </div>
      {last ? null : (
        <div className="su-scripted">
          <Button type="submit" size="lg" block busy={sending} name="intent" value="next" onClick={press}>
            {signUpText.next}
          </Button>
        </div>
      )}
      <p className="meta su-after">{signUpText.afterwards[step]}</p>
    </>
  )
}
