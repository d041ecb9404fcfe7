import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ConsentKind } from '@consoeurs/contract'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { identityText } from '../../text/identity.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Steps } from '../../ui/progress.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { NewPasswordField } from './password-field.tsx'
import { BirthdateField, DisplayNameField, EmailField } from './sign-up-fields.tsx'
import {
  firstWrongStep,
  lastSignUpStep,
  nextStep,
  previousStep,
  type SignUpStep,
  signUpDraft,
  signUpDraftFields,
  signUpSchema,
  stepOfField,
} from './sign-up-form.ts'

interface SignUpWizardProps {
  lastResult: FormAnswer | undefined
  /** Where the server left her, when a step was posted before any script ran. */
  startAt: SignUpStep
}

/** One form in three parts. Scripts only show one part at a time: without them all three are one page. */
export function SignUpWizard({ lastResult, startAt }: SignUpWizardProps) {
  const formElement = useRef<HTMLFormElement>(null)
  const { step, goTo } = useSteps(formElement, lastResult, startAt)
  const sending = useNavigation().formAction?.startsWith('/signup') === true
  const [form, fields] = useForm({
    id: 'inscription',
    lastResult: lastResult ?? null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signUpSchema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })
  useFormDraft(formElement, signUpDraft, signUpDraftFields)
  const knownWords = useCallback(() => typedWords(formElement.current), [])
  const consents = fields.consents.getFieldset()

  // At the button rather than at the form: « Entrée » presses it too, and a form being sent cannot be validated.
  const advance = (event: MouseEvent<HTMLButtonElement>) => {
    const element = formElement.current
    if (element === null) return
    event.preventDefault()
    const { error } = parseWithZod(new FormData(element), { schema: signUpSchema }).reply()
    const wrong = Object.keys(error ?? {}).filter((field) => field !== '' && stepOfField(field) === step)
    if (wrong.length === 0) return goTo(nextStep(step))
    for (const name of wrong) form.validate({ name })
    element.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
  }

  return (
    <>
      <WizardHead step={step} onBack={() => goTo(previousStep(step))} />
      <Form {...getFormProps(form)} ref={formElement} method="post" className="stack su-form" noValidate>
        <input type="hidden" name="step" value={step} />
        <FormError text={form.errors?.[0]} />
        <Part number={1} current={step}>
          <DisplayNameField
            name="displayName"
            defaultValue={fields.displayName.initialValue}
            error={fields.displayName.errors?.[0]}
          />
          <EmailField name="email" defaultValue={fields.email.initialValue} error={fields.email.errors?.[0]} />
        </Part>
        <Part number={2} current={step}>
          <NewPasswordField name="password" error={fields.password.errors?.[0]} knownWords={knownWords} />
          <BirthdateField
            name="birthdate"
            defaultValue={fields.birthdate.initialValue}
            error={fields.birthdate.errors?.[0]}
          />
        </Part>
        <Part number={3} current={step} lead={identityText.consentsLead}>
          <ConsentBoxes
            errorOf={(kind: ConsentKind) => consents[kind].errors?.[0]}
            checkedAtFirst={(kind: ConsentKind) => consents[kind].initialValue === 'on'}
          />
        </Part>
        <WizardButtons step={step} sending={sending} onNext={advance} />
      </Form>
    </>
  )
}

function typedWords(form: HTMLFormElement | null): string[] {
  if (form === null) return []
  const typed = new FormData(form)
  return [typed.get('displayName'), typed.get('email')].filter(
    (word) => typeof word === 'string' && word !== '',
  ) as string[]
}

/** The step she is at; a refusal leads to the first part that holds something to correct. */
function useSteps(form: { current: HTMLFormElement | null }, lastResult: FormAnswer | undefined, startAt: SignUpStep) {
  const [step, setStep] = useState<SignUpStep>(startAt)
  const [seen, setSeen] = useState(lastResult)
  const moved = useRef(false)
  if (seen !== lastResult) {
    setSeen(lastResult)
    setStep(firstWrongStep(lastResult?.error) ?? step)
  }
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    form.current?.querySelector<HTMLElement>(`[data-part="${step}"] input`)?.focus()
    scrollTo({ top: 0 })
  }, [form, step])
  const goTo = (to: SignUpStep) => {
    moved.current = true
    setStep(to)
  }
  return { step, goTo }
}

function WizardHead({ step, onBack }: { step: SignUpStep; onBack: () => void }) {
  const { text } = useBrand()
  return (
    <header className="su-head">
      <div className="su-progress">
        {step === 1 ? null : (
          <button type="button" className="ib" aria-label={identityText.previous} onClick={onBack}>
            <Icon of={ArrowLeft} />
          </button>
        )}
        <Steps current={step} total={lastSignUpStep} label={identityText.step(step, lastSignUpStep)} />
      </div>
      <h1 className="d h1">{text.signupTitle}</h1>
      <p className="soft">
        {identityText.alreadyMember}{' '}
        <Link className="link" to="/login">
          {identityText.goToSignIn}
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
      <legend className="d h4">{identityText.parts[number]}</legend>
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
          {identityText.createAccount}
        </Button>
      </div>
      {last ? null : (
        <div className="su-scripted">
          <Button type="submit" size="lg" block busy={sending} name="intent" value="next" onClick={press}>
            {identityText.next}
          </Button>
        </div>
      )}
      <p className="meta su-after">{identityText.afterwards[step]}</p>
    </>
  )
}
