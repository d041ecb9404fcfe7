import type { BrandConsents } from '@consoeurs/brand'
import type { Arrival, InvitationPrefill } from '@consoeurs/contract'
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import { typedValue } from '../../../../api/typed-value.ts'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Link } from '../../../../navigation/link.tsx'
import { ProofField } from '../../../../reader/proof-field.tsx'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { useFormDraft } from '../../../../ui/forms/use-form-draft.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Steps } from '../../../../ui/states/progress.tsx'
import { NewPasswordField } from '../sign-in/password-field.tsx'
import { signUpText } from '../sign-up.text.ts'
import { ArrivalFields } from './arrival-fields.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { BirthdateField, DisplayNameField, EmailField } from './sign-up-fields.tsx'
import { lastSignUpStep, nextStep, type SignUpStep, signUpDraft, signUpDraftFields } from './sign-up-steps.ts'
import { useSignUpErrors } from './use-sign-up-errors.ts'
import { useSignUpSteps } from './use-sign-up-steps.ts'

interface SignUpWizardProps {
  consents: BrandConsents
  lastResult: FormAnswer | undefined
  /** Step to show after a post without scripts. */
  startAt: SignUpStep
  arrival: Arrival
  /** Of an invitation that the team mailed to her. */
  prefill: InvitationPrefill | null
}

/** One form in three parts. Scripts show one part at a time; without them all three are one page. */
export function SignUpWizard({ consents, lastResult, startAt, arrival, prefill }: SignUpWizardProps) {
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, signUpDraft, signUpDraftFields)
  const { step, goTo, goBack } = useSignUpSteps(form, lastResult, startAt)
  const answer = useLastAnswer(lastResult)
  const { errorOf, check, recheck } = useSignUpErrors(form, answer)
  const sending = useNavigation().formAction?.startsWith('/signup') === true
  const knownWords = useCallback(() => typedWords(form.current), [])
  const saved = (name: string, otherwise = '') => typedValue(answer, name, otherwise)

  // On the button, not the form: « Entrée » presses it too.
  const advance = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const wrong = await check(step)
    if (wrong === undefined) goTo(nextStep(step))
    else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }

  return (
    <>
      <WizardHead step={step} onBack={goBack} />
      <Form ref={form} method="post" className={`stack ${styles.form}`} noValidate onInput={recheck}>
        <input type="hidden" name="step" value={step} />
        <ArrivalFields arrival={arrival} />
        <FormError text={errorOf('')} />
        <Part number={1} current={step}>
          <DisplayNameField
            name="displayName"
            defaultValue={saved('displayName', prefill?.displayName)}
            error={errorOf('displayName')}
          />
          <EmailField name="email" defaultValue={saved('email', prefill?.email)} error={errorOf('email')} />
          {arrival.town === undefined ? <InvitedTown town={prefill?.town ?? null} answer={answer} /> : null}
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

/** The other network knew her town; she keeps it or not. */
function InvitedTown({ town, answer }: { town: InvitationPrefill['town']; answer: FormAnswer | undefined }) {
  if (town === null) return null
  return (
    <Checkbox
      name="town"
      value={town.slug}
      label={signUpText.invitedTown(town.name)}
      help={signUpText.invitedTownHelp}
      defaultChecked={answer === undefined || typedValue(answer, 'town', '') === town.slug}
    />
  )
}

/** Keeps the server's answer across steps. */
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
    <header className={styles.head}>
      <div className={styles.progress}>
        {step === 1 ? null : (
          <button type="button" className="icon-button" aria-label={signUpText.previous} onClick={onBack}>
            <Icon of="arrow-left" />
          </button>
        )}
        <Steps current={step} total={lastSignUpStep} label={signUpText.step(step, lastSignUpStep)} />
      </div>
      <h1 className="display heading-1">{text.signupTitle}</h1>
      <p className="soft">
        {signUpText.alreadyMember}{' '}
        <Link className="text-link" to="/login">
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
    <fieldset className={styles.part} data-part={number} data-current={number === current || undefined}>
      <legend className="display heading-4">{signUpText.parts[number]}</legend>
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

/** First in the DOM, so that « Entrée » without scripts submits the whole form. */
function WizardButtons({ step, sending, onNext }: WizardButtonsProps) {
  const last = step === lastSignUpStep
  const press = last ? undefined : onNext
  return (
    <>
      <div className={last ? undefined : styles.unscripted}>
        <Button type="submit" size="lg" block busy={sending} name="intent" value="create" onClick={press}>
          {signUpText.createAccount}
        </Button>
      </div>
      {last ? null : (
        <div className={styles.scripted}>
          <Button type="submit" size="lg" block busy={sending} name="intent" value="next" onClick={press}>
            {signUpText.next}
          </Button>
        </div>
      )}
      <p className={`meta ${styles.after}`}>{signUpText.afterwards[step]}</p>
    </>
  )
}
