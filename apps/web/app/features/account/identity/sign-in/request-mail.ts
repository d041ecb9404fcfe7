import { parseWithZod } from '@conform-to/zod/v4'
import { AskByMail } from '@consoeurs/contract'
import { failForm, refuseForm } from '../../../../api/form-answer.ts'
import { redirectTo } from '../../../../navigation/redirect-to.ts'

/** The next page does not depend on whether the address is known. */
export async function requestMail(typed: FormData, ask: (email: string) => Promise<unknown>, next: string) {
  const submission = parseWithZod(typed, { schema: AskByMail })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await ask(submission.value.email)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirectTo(next)
}
