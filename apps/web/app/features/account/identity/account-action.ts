import { parseWithZod } from '@conform-to/zod/v4'
import { AskEmailChange, ChangePassword, ChangeUsername } from '@consoeurs/contract'
import { data } from 'react-router'
import type { z } from 'zod'
import { ApiFailure } from '../../../api/client.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'
import type { accountApi } from './account.api.ts'
import { accountText } from './account.text.ts'

export type AccountPart = 'username' | 'email' | 'email-cancel' | 'password'

export interface AccountAnswer {
  part: AccountPart
  done?: string
  refusal?: FormAnswer
}

interface AccountForm {
  typed: FormData
  api: ReturnType<typeof accountApi>
  /** Receives the cookies set by the call. */
  headers: Headers
}

const secrets = { hideFields: ['current', 'password'] }

async function send<Schema extends z.ZodObject>(
  { typed, headers }: AccountForm,
  part: AccountPart,
  { schema, call, done }: { schema: Schema; call: (value: z.output<Schema>) => Promise<unknown>; done: string },
) {
  const submission = parseWithZod(typed, { schema })
  if (submission.status !== 'success')
    return data<AccountAnswer>({ part, refusal: submission.reply(secrets) }, { status: 400 })
  try {
    await call(submission.value as z.output<Schema>)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { fields, message, status } = error
    const said = Object.keys(fields).length > 0 ? { fieldErrors: fields } : { formErrors: [message] }
    return data<AccountAnswer>({ part, refusal: submission.reply({ ...secrets, ...said }) }, { status: status || 503 })
  }
  return data<AccountAnswer>({ part, done }, { headers })
}

/** Each form of /settings/compte has its own button. */
export async function changeAccount(form: AccountForm) {
  const { typed, api, headers } = form
  const part = typed.get('part')
  if (part === 'username') {
    const { done } = accountText.username
    return send(form, part, { schema: ChangeUsername, call: ({ username }) => api.changeUsername(username), done })
  }
  if (part === 'email') {
    const done = accountText.email.asked
    return send(form, part, { schema: AskEmailChange, call: (value) => api.askEmailChange(value), done })
  }
  if (part === 'password') {
    const { done } = accountText.password
    return send(form, part, { schema: ChangePassword, call: (value) => api.changePassword(value), done })
  }
  await api.cancelEmailChange()
  return data<AccountAnswer>({ part: 'email-cancel', done: accountText.email.cancelled }, { headers })
}
