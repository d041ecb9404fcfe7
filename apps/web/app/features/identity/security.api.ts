import type {
  PasskeyView,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  SecondStep,
  SessionView,
  ShutOutNotice,
} from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

type Done = { ok: true }
/** A form leaves the password out for a member who has none. */
const withPassword = (password: string) => (password === '' ? {} : { password })

export const securityApi = (client: ApiClient) => ({
  secondFactor: () => client.get<SecondFactorState>('/api/second-factor'),
  enableSecondFactor: (password: string) =>
    client.post<SecondFactorSetup>('/api/second-factor', withPassword(password)),
  confirmSecondFactor: (code: string) => client.post<RecoveryCodes>('/api/second-factor/confirm', { code }),
  renewCodes: (password: string) =>
    client.post<RecoveryCodes>('/api/second-factor/recovery-codes', withPassword(password)),
  disableSecondFactor: (password: string) => client.post<Done>('/api/second-factor/disable', withPassword(password)),
  secondStep: (step: SecondStep) => client.post<unknown>('/api/auth/second-factor', step),
  passkeys: () => client.get<PasskeyView[]>('/api/passkeys'),
  passkeyCreation: <Options>(password: string) => client.post<Options>('/api/passkeys/options', withPassword(password)),
  addPasskey: (name: string, response: unknown) => client.post<Done>('/api/passkeys', { name, response }),
  renamePasskey: (id: number, name: string) => client.patch<Done>(`/api/passkeys/${id}`, { name }),
  removePasskey: (id: number, password: string) => client.delete<Done>(`/api/passkeys/${id}`, withPassword(password)),
  passkeyRequest: <Options>() => client.post<Options>('/api/auth/passkey/options'),
  signInWithPasskey: (response: unknown) => client.post<unknown>('/api/auth/passkey', { response }),
  sessions: () => client.get<SessionView[]>('/api/sessions'),
  endSession: (id: number, password: string) => client.delete<Done>(`/api/sessions/${id}`, withPassword(password)),
  endOtherSessions: (password: string) => client.delete<{ ended: number }>('/api/sessions', withPassword(password)),
  pause: () => client.post<Done>('/api/account/pause'),
  standing: () => client.get<{ notice: ShutOutNotice | null }>('/api/account/standing'),
})
