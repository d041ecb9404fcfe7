import { PROJECT } from './emulator-process.ts'

interface User {
  localId: string
  email: string
  emailVerified?: boolean
  disabled?: boolean
}

/** What the emulator tells that Firebase tells nobody (its mails), and what an operator does in Firebase's console. */
export class Emulator {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async #console<T>(path: string, body: object, method = 'POST'): Promise<T> {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const url = `${this.#origin}/identitytoolkit.googleapis.com/${path}`
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  #accounts = <T>(action: string, body: object) => this.#console<T>(`v1/projects/${PROJECT}/accounts:${action}`, body)

  /** The query of the link in the newest mail of a kind to an address; null where there was none. */
  async linkTo(email: string, kind: string): Promise<string | null> {
    const answer = await fetch(`${this.#origin}/emulator/v1/projects/${PROJECT}/oobCodes`)
    const { oobCodes } = (await answer.json()) as {
      oobCodes: { email: string; requestType: string; oobLink: string }[]
    }
    const mail = oobCodes.findLast((code) => code.email === email && code.requestType === kind)
    return mail === undefined ? null : new URL(mail.oobLink).search
  }

  async account(email: string): Promise<User | undefined> {
    const { users } = await this.#accounts<{ users?: User[] }>('lookup', { email: [email] })
    return users?.[0]
  }

  /** Whoever has an account there. */
  async accounts(): Promise<User[]> {
    const { userInfo = [] } = await this.#accounts<{ userInfo?: User[] }>('query', {})
    return userInfo
  }

  async #change(email: string, change: object): Promise<void> {
    await this.#accounts('update', { localId: (await this.account(email))?.localId, ...change })
  }

  disable = (email: string) => this.#change(email, { disableUser: true })
  enable = (email: string) => this.#change(email, { disableUser: false })
  setPassword = (email: string, password: string) => this.#change(email, { password })

  async remove(email: string): Promise<void> {
    await this.#accounts('delete', { localId: (await this.account(email))?.localId })
  }

  /** Firebase's protection against enumeration: whoever has no account and whoever errs are answered alike. */
  async protectAddresses(enableImprovedEmailPrivacy: boolean): Promise<void> {
    const change = { emailPrivacyConfig: { enableImprovedEmailPrivacy } }
    await this.#console(`v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`, change, 'PATCH')
  }
}
