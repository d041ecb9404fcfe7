import type {
  ApiTokens,
  CreatedApiToken,
  PasskeyView,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  SecondStep,
  SessionView,
  SuspensionNotice,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../../api/client.ts'

type Success = { ok: true }
/** Forms omit the password for a member without one. */
const withPassword = (password: string) => (password === '' ? {} : { password })

export const securityApi = (client: ApiClient) => ({
  secondFactor: () => client.get<SecondFactorState>('/api/second-factor'),
  enableSecondFactor: (password: string) =>
    client.post<SecondFactorSetup>('/api/second-factor', withPassword(password)),
  confirmSecondFactor: (code: string) => client.post<RecoveryCodes>('/api/second-factor/confirm', { code }),
  renewCodes: (password: string) =>
    client.post<RecoveryCodes>('/api/second-factor/recovery-codes', withPassword(password)),
  disableSecondFactor: (password: string) => client.post<Success>('/api/second-factor/disable', withPassword(password)),
  secondStep: (step: SecondStep) => client.post<unknown>('/api/auth/second-factor', step),
  passkeys: () => client.get<PasskeyView[]>('/api/passkeys'),
  passkeyCreation: <Options>(password: string) => client.post<Options>('/api/passkeys/options', withPassword(password)),
  addPasskey: (name: string, response: unknown) => client.post<Success>('/api/passkeys', { name, response }),
  renamePasskey: (id: number, name: string) => client.patch<Success>(`/api/passkeys/${id}`, { name }),
  removePasskey: (id: number, password: string) =>
    client.delete<Success>(`/api/passkeys/${id}`, withPassword(password)),
  passkeyRequest: <Options>() => client.post<Options>('/api/auth/passkey/options'),
  signInWithPasskey: (response: unknown) => client.post<unknown>('/api/auth/passkey', { response }),
  apiTokens: () => client.get<ApiTokens>('/api/account/tokens'),
  createApiToken: (wanted: { name: string; scopes: string[]; days: number }, password: string) =>
    client.post<CreatedApiToken>('/api/account/tokens', { ...wanted, ...withPassword(password) }),
  revokeApiToken: (id: number) => client.delete<Success>(`/api/account/tokens/${id}`),
  sessions: () => client.get<SessionView[]>('/api/sessions'),
  endSession: (id: number, password: string) => client.delete<Success>(`/api/sessions/${id}`, withPassword(password)),
  endOtherSessions: (password: string) => client.delete<{ ended: number }>('/api/sessions', withPassword(password)),
  pause: () => client.post<Success>('/api/account/pause'),
  standing: () => client.get<{ notice: SuspensionNotice | null }>('/api/account/standing'),
})
