import type { CreatedApiToken, SecondFactorSetup } from '@consoeurs/contract'
import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../../../../api/client.ts'
import { cookieApi } from '../../../../api/cookie-api.ts'
import { ownValue } from '../../../../api/own-value.ts'
import { apiTokensText } from '../api-tokens.text.ts'
import { passkeysText } from '../passkeys.text.ts'
import { securityText } from '../security.text.ts'
import { drawQr, type QrDrawing } from './draw-qr.ts'
import { securityApi } from './security.api.ts'

export type SecondFactorSetupView = SecondFactorSetup & { qr: QrDrawing }

export interface SecurityAnswer {
  intent: string
  /** A sentence for a toast. */
  done?: string
  /** Why it was refused. */
  problem?: string
  /** A secret that awaits its first code. */
  setup?: SecondFactorSetupView
  /** Shown only once. */
  recoveryCodes?: string[]
  /** Shown only once. */
  token?: CreatedApiToken
  /** Id of the passkey, session or API token. */
  id?: number
}

type Calls = ReturnType<typeof securityApi>
type ChangeResult = Omit<SecurityAnswer, 'intent'>
type FieldReader = (name: string) => string

const { factor, sessions } = securityText
const setupOf = ({ uri, key }: SecondFactorSetup): SecondFactorSetupView => ({ uri, key, qr: drawQr(uri) })

const changes: Record<string, (calls: Calls, typed: FieldReader, form: FormData) => Promise<ChangeResult>> = {
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
  createToken: async (calls, typed, form) => {
    const wanted = { name: typed('name'), scopes: form.getAll('scopes').map(String), days: Number(typed('days')) }
    return { token: await calls.createApiToken(wanted, typed('password')), done: apiTokensText.created }
  },
  revokeToken: async (calls, typed) => {
    await calls.revokeApiToken(Number(typed('id')))
    return { done: apiTokensText.revoked }
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

/** After a wrong code, shows the same QR code again, without scripts too. */
function stillWaiting(intent: string, typed: FieldReader): ChangeResult {
  const [uri, key] = [typed('uri'), typed('key')]
  return intent === 'confirm' && uri.startsWith('otpauth://') ? { setup: setupOf({ uri, key }) } : {}
}

/** Forms of /settings/securite. Changing the second factor renews the session, so its cookies are passed on. */
export async function changeSecurity(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const typed: FieldReader = (name) => String(form.get(name) ?? '')
  const intent = typed('intent')
  const change = ownValue(changes, intent)
  if (change === undefined) throw data(null, { status: 400 })
  const about = form.has('id') ? { id: Number(typed('id')) } : {}
  const { api, headers } = cookieApi(context)
  try {
    const outcome = await change(securityApi(api), typed, form)
    return data<SecurityAnswer>({ intent, ...about, ...outcome }, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = Object.values(error.fields)[0]?.[0] ?? error.message
    const answer = { intent, ...about, problem, ...stillWaiting(intent, typed) }
    return data<SecurityAnswer>(answer, { status: error.status || 503, headers })
  }
}
