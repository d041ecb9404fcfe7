import { parseWithZod } from '@conform-to/zod/v4'
import { AskByMail } from '@consoeurs/contract'
import { failForm, refuseForm } from '../../api/form-answer.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'

/** The action of a form that asks for a mail: always the same next page. */
export async function askMail(typed: FormData, ask: (email: string) => Promise<unknown>, next: string) {
  const submission = parseWithZod(typed, { schema: AskByMail })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await ask(submission.value.email)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirectTo(next)
}
