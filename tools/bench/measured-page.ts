import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent, MessageView } from '@consoeurs/contract'

export interface PageOwner {
  id: number
  token: string
  conversationId: number
  server: string
}

/** Calls under way at once from all pages together: browsers are many, this process is one. */
const CALLS_AT_ONCE = 200
let calls = 0
const queue: Array<() => void> = []

async function inTurn<T>(call: () => Promise<T>): Promise<T> {
  if (calls >= CALLS_AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve))
  else calls += 1
  try {
    return await call()
  } finally {
    const next = queue.shift()
    if (next) next()
    else calls -= 1
  }
}

/** What an open page knows: the messages it heard, and after each connection those that it asks for. */
export class MeasuredPage {
  readonly #owner: PageOwner
  readonly #told: (delay: number) => void
  readonly #heard = new Set<number>()
  /** Nothing is asked for that was there before it opened. */
  #begins: number | null = null
  /** All up to here is known: what is heard after a gap does not fill the gap. */
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

  /** As the product's page does: everything of her inbox and of the open conversation after the last number known. */
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

  /** What is in the conversation now, held against what the page knows. */
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

  /** Asks until there is an answer: a page without one asks again, and the crowd is back only when each has its own. */
  #get = async <T>(path: string): Promise<T> => {
    for (;;) {
      const response = await inTurn(() => this.#ask(path))
      if (response?.ok) return (await response.json()) as T
      if (response?.status === 503) {
        // It has too much to do, and says when to come back.
        await response.body?.cancel()
        await pause(Number(response.headers.get('Retry-After') ?? 1) * 1_000)
        continue
      }
      if (response) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    }
  }

  /** Null where nothing answered. */
  async #ask(path: string): Promise<Response | null> {
    const headers = { authorization: `Bearer ${this.#owner.token}` }
    return fetch(this.#owner.server + path, { headers }).catch(() => null)
  }
}
