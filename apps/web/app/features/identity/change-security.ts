import type { SecondFactorSetup } from '@consoeurs/contract'
import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { passkeysText } from '../../text/passkeys.ts'
import { securityText } from '../../text/security.ts'
import { drawQr, type QrDrawing } from './draw-qr.ts'
import { securityApi } from './security.api.ts'

export type Setup = SecondFactorSetup & { qr: QrDrawing }

/** What one form of /settings/securite comes back with. */
export interface SecurityAnswer {
  intent: string
  /** What was done, as a sentence. */
  done?: string
  /** Why it was not. */
  problem?: string
  /** A key waits for its first code. */
  setup?: Setup
  /** To be shown this once. */
  recoveryCodes?: string[]
  /** Of the passkey or the device concerned. */
  id?: number
}

type Calls = ReturnType<typeof securityApi>
type Outcome = Omit<SecurityAnswer, 'intent'>
type Typed = (name: string) => string

const { factor, sessions } = securityText
const setupOf = ({ uri, key }: SecondFactorSetup): Setup => ({ uri, key, qr: drawQr(uri) })

const changes: Record<string, (calls: Calls, typed: Typed) => Promise<Outcome>> = {
  enable: async (calls, typed) => ({ setup: setupOf(await calls.enableSecondFactor(typed('password'))) }),
  confirm: async (calls, typed) => {
    const { recoveryCodes } = await calls.confirmSecondFactor(typed('code').replaceAll(/\s/g, ''))
    return { recoveryCodes, done: factor.confirmed }
  },
  renew: (calls, typed) => calls.renewCodes(typed('password')),
  disable: async (calls, typed) => {
    await calls.disableSecondFactor(typed('password'))
    return { done: factor.disabled }
  },
  rename: async (calls, typed) => {
    await calls.renamePasskey(Number(typed('id')), typed('name'))
    return { done: passkeysText.renamed }
  },
  remove: async (calls, typed) => {
    await calls.removePasskey(Number(typed('id')), typed('password'))
    return { done: passkeysText.removed }
  },
  end: async (calls, typed) => {
    await calls.endSession(Number(typed('id')), typed('password'))
    return { done: sessions.ended }
  },
  endOthers: async (calls, typed) => {
    const { ended } = await calls.endOtherSessions(typed('password'))
    return { done: sessions.endedOthers(ended) }
  },
}

/** A refused code brings its key back: the drawing stays in front of her, also without a script. */
function stillWaiting(intent: string, typed: Typed): Outcome {
  const [uri, key] = [typed('uri'), typed('key')]
  return intent === 'confirm' && uri.startsWith('otpauth://') ? { setup: setupOf({ uri, key }) } : {}
}

/** The forms of /settings/securite. Turning the second factor on or off renews her session: its cookies go along. */
export async function changeSecurity(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const typed: Typed = (name) => String(form.get(name) ?? '')
  const intent = typed('intent')
  const change = changes[intent]
  if (change === undefined) throw data(null, { status: 400 })
  const about = form.has('id') ? { id: Number(typed('id')) } : {}
  const { api, headers } = cookieApi(context)
  try {
    const outcome = await change(securityApi(api), typed)
    return data<SecurityAnswer>({ intent, ...about, ...outcome }, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = Object.values(error.fields)[0]?.[0] ?? error.message
    const answer = { intent, ...about, problem, ...stillWaiting(intent, typed) }
    return data<SecurityAnswer>(answer, { status: error.status || 503, headers })
  }
}
