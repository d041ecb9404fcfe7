import type { ConfirmationResult, SignIn, SignUp } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const identityApi = (client: ApiClient) => ({
  signUp: (form: SignUp) => client.post<{ sent: true }>('/api/auth/local/register', form),
  /** Sets the session's cookies: call it through `cookieApi`. */
  signIn: (form: SignIn) => client.post<unknown>('/api/auth/local', form),
  signOut: () => client.post<{ ok: true; shutOut: boolean }>('/api/auth/sign-out'),
  askLink: (email: string) => client.post<{ sent: true }>('/api/auth/link', { email }),
  /** Sets the session's cookies: call it through `cookieApi`. */
  openLink: (token: string) => client.post<unknown>('/api/auth/link/open', { token }),
  askReset: (email: string) => client.post<{ sent: true }>('/api/auth/password/forgotten', { email }),
  checkReset: (token: string) => client.get<{ ok: true }>('/api/auth/password/reset', { token }),
  resetPassword: (form: { token: string; password: string }) =>
    client.post<{ ok: true }>('/api/auth/password/reset', form),
  /** Sets the session's cookies: call it through `cookieApi`. */
  confirmAddress: (token: string) => client.post<ConfirmationResult>('/api/auth/verify-email', { token }),
  askConfirmation: (email: string) => client.post<{ sent: true }>('/api/auth/ask-confirmation', { email }),
})
