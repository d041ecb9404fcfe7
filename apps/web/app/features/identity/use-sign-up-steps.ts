import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
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

/** The part of the first field that is still empty: a password is never kept, so a reload leads back to it. */
function firstEmptyStep(form: HTMLFormElement | null): SignUpStep {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-part] input:not([type="checkbox"])') ?? [])]
  const part = fields.find(({ value }) => value === '')?.closest<HTMLElement>('[data-part]')
  return part?.dataset.part === undefined ? lastSignUpStep : asSignUpStep(part.dataset.part)
}

/**
 * The step she is at. Each is a place in the browser's history, so that Back leads to the one before and a reload stays;
 * what the server refuses leads to the first part that holds something to correct.
 */
export function useSignUpSteps(
  form: RefObject<HTMLFormElement | null>,
  lastResult: FormAnswer | undefined,
  startAt: SignUpStep,
) {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState(lastResult === undefined ? stepAt(search) : startAt)
  const [seen, setSeen] = useState({ key, lastResult })
  const moved = useRef(false)
  if (seen.key !== key || seen.lastResult !== lastResult) {
    setSeen({ key, lastResult })
    const wrong = seen.lastResult === lastResult ? null : firstWrongStep(lastResult?.error)
    setStep(wrong ?? stepAt(search))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when she opens or reloads the page
  useEffect(() => {
    const empty = firstEmptyStep(form.current)
    if (empty < step) void navigate(stepHref(empty), { replace: true })
  }, [])
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    form.current?.querySelector<HTMLElement>(`[data-part="${step}"] input`)?.focus()
    scrollTo({ top: 0 })
  }, [form, step])
  const goTo = (to: SignUpStep) => {
    moved.current = true
    void navigate(stepHref(to), { state: { stepped: true } })
  }
  const goBack = () => {
    moved.current = true
    const cameFromHere = (state as { stepped?: boolean } | null)?.stepped === true
    if (cameFromHere) void navigate(-1)
    else void navigate(stepHref(previousStep(step)), { replace: true })
  }
  return { step, goTo, goBack }
}
