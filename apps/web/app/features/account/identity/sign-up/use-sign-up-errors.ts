import { type FormEvent, type RefObject, useState } from 'react'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import { type SignUpStep, stepOfField } from './sign-up-steps.ts'

type Errors = Record<string, string[] | null>

/** Loads the schema at the first « Continuer ». */
const loadSchema = () => import('./sign-up-schema.ts').catch(() => null)

/** From the server's answer or client-side validation. */
export function useSignUpErrors(form: RefObject<HTMLFormElement | null>, lastResult: FormAnswer | undefined) {
  const [seen, setSeen] = useState(lastResult)
  const [errors, setErrors] = useState<Errors>(lastResult?.error ?? {})
  if (seen !== lastResult) {
    setSeen(lastResult)
    setErrors(lastResult?.error ?? {})
  }

  /** Offline nothing is validated; the server will. */
  const measure = async (): Promise<Errors> => {
    const schema = await loadSchema()
    return schema === null || form.current === null ? {} : schema.signUpErrors(new FormData(form.current))
  }

  /**
   * Shows the errors of one step.
   * @returns the first invalid field
   */
  const check = async (step: SignUpStep): Promise<string | undefined> => {
    const wrong = Object.entries(await measure()).filter(([field]) => field !== '' && stepOfField(field) === step)
    setErrors(Object.fromEntries(wrong))
    return wrong[0]?.[0]
  }

  /** Clears an error as soon as the field is valid. */
  const recheck = async ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof HTMLInputElement ? target.name : ''
    if (!errors[name]) return
    const now = await measure()
    setErrors((before) => ({ ...before, [name]: now[name] ?? null }))
  }

  return {
    errorOf: (name: string) => errors[name]?.[0],
    check,
    recheck: (event: FormEvent<HTMLFormElement>) => void recheck(event),
  }
}
