import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../../../api/client.ts'
import { ownValue } from '../../../api/own-value.ts'
import { pageApi } from '../../../api/page-api.ts'
import { certificationText } from './certification.text.ts'
import { certificationsApi } from './certifications.api.ts'

export interface CertificationAnswer {
  intent: string
  /** A sentence for a toast; empty if the page shows the result itself. */
  done?: string
  /** Why it was refused. */
  problem?: string
}

type Calls = ReturnType<typeof certificationsApi>

const changes: Record<string, (calls: Calls, form: FormData) => Promise<string>> = {
  ask: async (calls, form) => {
    await calls.ask({ agreed: form.get('agreed') !== null, another: form.get('another') !== null })
    return ''
  },
  // Without scripts only: with them the photo goes to the API directly.
  send: async (calls, form) => {
    const file = form.get('file')
    await calls.send(file instanceof File ? file : new File([], ''))
    return certificationText.challenge.sent
  },
  cancel: async (calls) => {
    await calls.cancel()
    return certificationText.cancel.done
  },
  stop: async (calls) => {
    await calls.cancel()
    return ''
  },
  withdraw: async (calls) => {
    await calls.withdraw()
    return certificationText.withdraw.done
  },
}

export async function changeCertification(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  const change = ownValue(changes, intent)
  if (change === undefined) throw data(null, { status: 400 })
  try {
    return data<CertificationAnswer>({ intent, done: await change(certificationsApi(pageApi(context)), form) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = Object.values(error.fields)[0]?.[0] ?? error.message
    return data<CertificationAnswer>({ intent, problem }, { status: error.status || 503 })
  }
}
