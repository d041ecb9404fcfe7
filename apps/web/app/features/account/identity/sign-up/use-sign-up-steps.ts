import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import {
  asSignUpStep,
  firstWrongStep,
  lastSignUpStep,
  previousStep,
  type SignUpStep,
  stepParameter,
} from './sign-up-steps.ts'

const stepHref = (step: SignUpStep) => ({ search: step === 1 ? '' : `?${stepParameter}=${step}` })
const stepAt = (search: string) => asSignUpStep(new URLSearchParams(search).get(stepParameter))

/** The step of the first empty field: passwords are not stored, so a reload returns to that step. */
function firstEmptyStep(form: HTMLFormElement | null): SignUpStep {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-part] input:not([type="checkbox"])') ?? [])]
  const part = fields.find(({ value }) => value === '')?.closest<HTMLElement>('[data-part]')
  return part?.dataset.part === undefined ? lastSignUpStep : asSignUpStep(part.dataset.part)
}

/** Each step is a history entry, so that Back and reload work; a refusal leads to the first step with an error. */
export function useSignUpSteps(
  form: RefObject<HTMLFormElement | null>,
  lastResult: FormAnswer | undefined,
  startAt: SignUpStep,
) {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState(lastResult === undefined ? stepAt(search) : startAt)
  const [seen, setSeen] = useState(key)
  /** Receives the focus once shown. */
  const opening = useRef<SignUpStep | null>(null)
  if (seen !== key) {
    setSeen(key)
    setStep(stepAt(search))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when she opens or reloads the page
  useEffect(() => {
    const empty = firstEmptyStep(form.current)
    if (empty < step) void navigate(stepHref(empty), { replace: true })
  }, [])
  // Wait: the answer comes before its navigation ends, which resets the step.
  const isIdle = useNavigation().state === 'idle'
  const answered = useRef<FormAnswer | undefined>(undefined)
  useEffect(() => {
    const wrong = firstWrongStep(lastResult?.error)
    if (!isIdle || wrong === null || answered.current === lastResult) return
    answered.current = lastResult
    opening.current = wrong
    void navigate(stepHref(wrong), { replace: true })
  }, [isIdle, lastResult, navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same step again has something else to correct
  useEffect(() => {
    if (opening.current !== step || !isIdle) return
    opening.current = null
    const part = form.current?.querySelector(`[data-part="${step}"]`)
    const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? part?.querySelector('input')
    field?.focus()
    scrollTo({ top: 0 })
  }, [form, step, key, isIdle])
  const goTo = (to: SignUpStep) => {
    opening.current = to
    void navigate(stepHref(to), { state: { stepped: true } })
  }
  const goBack = () => {
    opening.current = previousStep(step)
    const cameFromHere = (state as { stepped?: boolean } | null)?.stepped === true
    if (cameFromHere) void navigate(-1)
    else void navigate(stepHref(previousStep(step)), { replace: true })
  }
  return { step, goTo, goBack }
}
