import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent, MessageView } from '@consoeurs/contract'

export interface PageOwner {
  id: number
  token: string
  conversationId: number
  server: string
}

/** One process stands in for many browsers, so limit its concurrent calls. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

interface Answer {
  status: number
  retryAfter: number
  body: string
}

export class MeasuredPage {
  readonly #owner: PageOwner
  readonly #told: (delay: number) => void
  readonly #heard = new Set<number>()
  /** Older messages do not count. */
  #begins: number | null = null
  /** Known without gaps up to this seq. */
  #syncedTo = 0
  #inbox = 0

  constructor(owner: PageOwner, told: (delay: number) => void) {
    this.#owner = owner
    this.#told = told
  }

  hear(event: LiveEvent): void {
    if (event.type !== 'message' || event.message.authorId === this.#owner.id) return
    this.#note(event.message)
    this.#told(Number(process.hrtime.bigint() - BigInt(event.message.text)) / 1e6)
  }

  /** Like the product's page, from the last known seq. */
  async catchUp(): Promise<void> {
    const inbox = await this.#get<{ seq: number }>(`/api/inbox?after=${this.#inbox}`)
    this.#inbox = inbox.seq
    if (this.#begins === null) {
      const last = await this.#messages('limit=1')
      this.#begins = last.at(-1)?.seq ?? 0
      this.#syncedTo = Math.max(this.#begins, this.#syncedTo)
      return
    }
    for (const message of await this.#after(this.#syncedTo)) this.#note(message)
  }

  async account(): Promise<{ heard: number; lost: number }> {
    const all = await this.#after(this.#begins ?? 0)
    return { heard: this.#heard.size, lost: all.filter(({ seq }) => !this.#heard.has(seq)).length }
  }

  #note({ seq }: MessageView): void {
    this.#heard.add(seq)
    while (this.#heard.has(this.#syncedTo + 1)) this.#syncedTo += 1
  }

  async #after(seq: number): Promise<MessageView[]> {
    const found: MessageView[] = []
    for (let from = seq; ; ) {
      const slice = await this.#messages(`after=${from}&limit=50`)
      found.push(...slice)
      if (slice.length < 50) return found
      from = Math.max(...slice.map((message) => message.seq))
    }
  }

  #messages = async (query: string): Promise<MessageView[]> =>
    (await this.#get<{ messages: MessageView[] }>(`/api/conversations/${this.#owner.conversationId}/messages?${query}`))
      .messages

  /** Retries like a page: recovery ends when every page has its data. */
  #get = async <T>(path: string): Promise<T> => {
    for (;;) {
      const answer = await this.#ask(path)
      if (answer?.status === 200) return JSON.parse(answer.body) as T
      if (answer?.status === 503) await pause(answer.retryAfter * 1_000)
      else if (answer !== null) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
    }
  }

  /** Null on a connection error. Minimal, because it shares the CPU with the server. */
  #ask(path: string): Promise<Answer | null> {
    const headers = { authorization: `Bearer ${this.#owner.token}` }
    return new Promise((resolve) => {
      const asked = get(this.#owner.server + path, { agent, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          body += piece
        })
        response.on('error', () => resolve(null))
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, retryAfter: Number(headers['retry-after'] ?? 1), body })
        })
      })
      asked.on('error', () => resolve(null))
    })
  }
}
