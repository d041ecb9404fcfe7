import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { pageApi } from '../../api/page-api.ts'
import { certificationText } from '../../text/certification.ts'
import { certificationsApi } from './certifications.api.ts'

/** What one form of /settings/certification comes back with. */
export interface CertificationAnswer {
  intent: string
  /** What was done, as a sentence; empty where the page shows it by itself. */
  done?: string
  /** Why it was not. */
  problem?: string
}

type Calls = ReturnType<typeof certificationsApi>

const changes: Record<string, (calls: Calls, form: FormData) => Promise<string>> = {
  ask: async (calls, form) => {
    await calls.ask({ agreed: form.get('agreed') !== null, another: form.get('another') !== null })
    return ''
  },
  // Only a page without scripts sends it here: with them it goes to the API by itself.
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

/** The forms of /settings/certification. */
export async function changeCertification(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  const change = changes[intent]
  if (change === undefined) throw data(null, { status: 400 })
  try {
    return data<CertificationAnswer>({ intent, done: await change(certificationsApi(pageApi(context)), form) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = Object.values(error.fields)[0]?.[0] ?? error.message
    return data<CertificationAnswer>({ intent, problem }, { status: error.status || 503 })
  }
}
