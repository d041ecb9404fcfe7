import { type FormEvent, type RefObject, useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { type SignUpStep, stepOfField } from './sign-up-steps.ts'

type Errors = Record<string, string[] | null>

/** The schema and its library are fetched at the first « Continuer »: the page itself does without. */
const loadSchema = () => import('./sign-up-schema.ts').catch(() => null)

/** What is wrong, as the server last said or as the form itself can tell. */
export function useSignUpErrors(form: RefObject<HTMLFormElement | null>, lastResult: FormAnswer | undefined) {
  const [seen, setSeen] = useState(lastResult)
  const [errors, setErrors] = useState<Errors>(lastResult?.error ?? {})
  if (seen !== lastResult) {
    setSeen(lastResult)
    setErrors(lastResult?.error ?? {})
  }

  /** Without a network nothing can be told yet, and the server will. */
  const measure = async (): Promise<Errors> => {
    const schema = await loadSchema()
    return schema === null || form.current === null ? {} : schema.signUpErrors(new FormData(form.current))
  }

  /** Shows what is wrong in one part; answers with the first field of it. */
  const check = async (step: SignUpStep): Promise<string | undefined> => {
    const wrong = Object.entries(await measure()).filter(([field]) => field !== '' && stepOfField(field) === step)
    setErrors(Object.fromEntries(wrong))
    return wrong[0]?.[0]
  }

  /** A field that was wrong says so no longer as soon as it is right. */
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
