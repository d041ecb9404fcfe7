import { data, type RouterContextProvider, redirect } from 'react-router'
import { ApiFailure } from '../../../api/client.ts'
import { ownValue } from '../../../api/own-value.ts'
import { pageApi } from '../../../api/page-api.ts'
import { personalDataApi } from './personal-data.api.ts'
import { personalDataText } from './personal-data.text.ts'

export interface PersonalDataAnswer {
  intent: string
  /** A sentence for a toast. */
  done?: string
  /** Why it was refused. */
  problem?: string
}

type Calls = ReturnType<typeof personalDataApi>
type FieldReader = (name: string) => string

const changes: Record<string, (calls: Calls, typed: FieldReader) => Promise<string>> = {
  archive: async (calls, typed) => {
    await calls.askArchive(typed('password'))
    return personalDataText.archive.asked
  },
  withdraw: async (calls) => {
    await calls.withdrawSensitive()
    return personalDataText.consents.sensitiveWithdrawn
  },
  give: async (calls) => {
    await calls.giveSensitive()
    return personalDataText.consents.sensitiveGiven
  },
  leave: async (calls, typed) => {
    await calls.leave(typed('password'), typed('withdraws'))
    throw redirect('/account/suspended')
  },
}

/** After leaving, the member is redirected to /account/suspended. */
export async function changePersonalData(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const typed: FieldReader = (name) => String(form.get(name) ?? '')
  const intent = typed('intent')
  const change = ownValue(changes, intent)
  if (change === undefined) throw data(null, { status: 400 })
  try {
    return data<PersonalDataAnswer>({ intent, done: await change(personalDataApi(pageApi(context)), typed) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = Object.values(error.fields)[0]?.[0] ?? error.message
    return data<PersonalDataAnswer>({ intent, problem }, { status: error.status || 503 })
  }
}
