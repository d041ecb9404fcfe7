import type { SignIn, SignUp } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export const identityApi = (client: ApiClient) => ({
  signUp: (form: SignUp) => client.post<{ sent: true }>('/api/auth/local/register', form),
  /** Sets the session's cookies: call it through `cookieApi`. */
  signIn: (form: SignIn) => client.post<{ jwt: string }>('/api/auth/local', form),
  signOut: () => client.post<{ ok: true }>('/api/auth/sign-out'),
  askConfirmation: (email: string) => client.post<{ sent: true }>('/api/auth/ask-confirmation', { email }),
})
