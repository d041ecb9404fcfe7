import type { AskEmailChange, ChangePassword, EmailChangeLink, OwnAccount, UsernameCheck } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const accountApi = (client: ApiClient) => ({
  get: () => client.get<OwnAccount>('/api/account'),
  checkUsername: (username: string) => client.get<UsernameCheck>('/api/account/username', { username }),
  changeUsername: (username: string) => client.put<{ username: string }>('/api/account/username', { username }),
  askEmailChange: (asked: AskEmailChange) => client.put<OwnAccount>('/api/account/email-change', { ...asked }),
  cancelEmailChange: () => client.delete<OwnAccount>('/api/account/email-change'),
  /** Sets the session's cookies: call it through `cookieApi`. */
  changePassword: (form: ChangePassword) => client.put<unknown>('/api/auth/password', { ...form }),
  emailChangeLink: (token: string) => client.get<EmailChangeLink>('/api/auth/email-change', { token }),
  openEmailChange: (token: string) =>
    client.post<{ done: 'approved' | 'changed' }>('/api/auth/email-change/open', { token }),
  refuseEmailChange: (token: string) => client.post<{ ok: true }>('/api/auth/email-change/refuse', { token }),
})
