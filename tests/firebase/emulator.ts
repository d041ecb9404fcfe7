/** What the emulator tells that Firebase tells nobody (its mails), and what an operator does in Firebase's console. */
export class Emulator {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async #console<T>(action: string, body: object): Promise<T> {
    const url = `${this.#origin}/identitytoolkit.googleapis.com/v1/projects/demo-consoeurs/accounts:${action}`
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as T
  }

  /** The query of the link in the newest mail of a kind to an address; null where there was none. */
  async linkTo(email: string, kind: string): Promise<string | null> {
    const answer = await fetch(`${this.#origin}/emulator/v1/projects/demo-consoeurs/oobCodes`)
    const { oobCodes } = (await answer.json()) as {
      oobCodes: { email: string; requestType: string; oobLink: string }[]
    }
    const mail = oobCodes.findLast((code) => code.email === email && code.requestType === kind)
    return mail === undefined ? null : new URL(mail.oobLink).search
  }

  async account(email: string) {
    type User = { localId: string; emailVerified?: boolean; disabled?: boolean }
    const { users } = await this.#console<{ users?: User[] }>('lookup', { email: [email] })
    return users?.[0]
  }

  async disable(email: string): Promise<void> {
    await this.#console('update', { localId: (await this.account(email))?.localId, disableUser: true })
  }
}
