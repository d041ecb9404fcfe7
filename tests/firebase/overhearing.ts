import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What the emulator was asked, and the error it answered with; empty where it did. */
export interface Overheard {
  /** `signInWithPassword`, `delete`; `accounts` makes one. */
  action: string
  email: string
  password: string | undefined
  refusal: string
}

interface RecordedCall {
  localId?: string
  email?: string
  password?: string
}

const actionIn = (path: string) => /\/accounts(?::(\w+))?$/.exec(path)

/** Stands before the emulator, as its address: everything passes through, and what it is asked of accounts is noted. */
export class Overhearing {
  /** Oldest first, pages' and the server's. Lookups change nothing and are left out. */
  readonly asked: Overheard[] = []
  readonly #server: Server
  readonly #emulator: string

  private constructor(emulator: string) {
    this.#emulator = emulator
    this.#server = createServer((request, response) => void this.#pass(request, response))
  }

  static async open(emulator: string): Promise<Overhearing> {
    const overhearing = new Overhearing(emulator)
    await new Promise<void>((resolve) => {
      overhearing.#server.listen(0, '127.0.0.1', resolve)
    })
    return overhearing
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
    })
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers } = request
    const said = method === 'POST' ? ((await json(request)) as RecordedCall) : undefined
    const { authorization, origin, 'access-control-request-headers': asking, ...rest } = headers
    const passed = {
      'content-type': rest['content-type'] ?? '',
      ...(authorization && { authorization }),
      ...(origin && { origin }),
      ...(asking && { 'access-control-request-headers': asking, 'access-control-request-method': 'POST' }),
    }
    const body = said === undefined ? null : JSON.stringify(said)
    const answer = await fetch(this.#emulator + url, { method, headers: passed, body })
    const text = await answer.text()
    if (said !== undefined) this.#note(new URL(url, this.#emulator).pathname, said, text)
    const kept = [...answer.headers].filter(([name]) => /^(access-control-|content-type|vary)/.test(name))
    response.writeHead(answer.status, Object.fromEntries(kept)).end(text)
  }

  #note(path: string, { localId, email, password }: RecordedCall, answer: string): void {
    const found = actionIn(path)
    if (found === null || found[1] === 'lookup') return
    const { error } = JSON.parse(answer) as { error?: { message: string } }
    const whose = email ?? `${localId}@push.invalid`
    this.asked.push({ action: found[1] ?? 'accounts', email: whose, password, refusal: error?.message ?? '' })
  }
}
