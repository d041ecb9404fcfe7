import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../../../api/client.ts'
import { ownValue } from '../../../api/own-value.ts'
import { pageApi } from '../../../api/page-api.ts'
import { meetingsApi } from './meetings.api.ts'
import { meetingsText } from './meetings.text.ts'

export interface MeetingsAnswer {
  /** A sentence for a toast. */
  done?: string
  /** Why it was refused. */
  problem?: string
}

type Calls = ReturnType<typeof meetingsApi>
type MeetingChange = (calls: Calls, id: number, minutes: number) => Promise<string>

const changes: Record<string, MeetingChange> = {
  well: async (calls, id) => {
    await calls.answer(id, { answer: 'well' })
    return meetingsText.answered
  },
  tell: async (calls, id) => {
    await calls.answer(id, { answer: 'tell' })
    return meetingsText.toldNow
  },
  later: async (calls, id, minutes) => {
    await calls.answer(id, { answer: 'later', minutes })
    return meetingsText.moved
  },
  erase: async (calls, id) => {
    await calls.erase(id)
    return meetingsText.gone
  },
  forget: async (calls) => {
    await calls.forgetContact()
    return meetingsText.forgotten
  },
}

export async function changeMeetings(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const change = ownValue(changes, String(form.get('intent')))
  if (change === undefined) throw data(null, { status: 400 })
  try {
    const done = await change(meetingsApi(pageApi(context)), Number(form.get('id')), Number(form.get('minutes')))
    return data<MeetingsAnswer>({ done })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data<MeetingsAnswer>({ problem: error.message }, { status: error.status || 503 })
  }
}
