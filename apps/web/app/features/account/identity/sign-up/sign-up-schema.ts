import { parseWithZod } from '@conform-to/zod/v4'
import { Birthdate, SignUp } from '@consoeurs/contract'
import { z } from 'zod'
import { signUpText } from '../sign-up.text.ts'

const missing = { error: signUpText.birthdateMissing, abort: true }

/** The contract's schema, with a message for an invalid date. */
export const signUpSchema = SignUp.extend({
  birthdate: z
    .string(missing)
    .regex(/^\d{4}-\d{2}-\d{2}$/, missing)
    .pipe(Birthdate),
})

/** Errors by field. */
export const signUpErrors = (typed: FormData) => parseWithZod(typed, { schema: signUpSchema }).reply().error ?? {}
