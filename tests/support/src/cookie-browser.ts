import type { TestApp } from './test-app.ts'

/** Somebody's browser in front of the API: it keeps cookies, and goes where it is sent without hurrying on. */
export class CookieBrowser {
  readonly #test: TestApp
  readonly #cookies = new Map<string, string>()

  readonly #userAgent: string

  /** Where it comes from; it may move. */
  ip = '127.0.0.1'

  constructor(test: TestApp, userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') {
    this.#test = test
    this.#userAgent = userAgent
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async asks<T>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const response = await this.#test.app.inject({
      method,
      url,
      remoteAddress: this.ip,
      ...(payload && { payload }),
      headers: { cookie: this.cookie, origin: this.#test.deps.settings.publicUrl, 'user-agent': this.#userAgent },
    })
    for (const line of [response.headers['set-cookie']].flat()) if (line !== undefined) this.#keep(String(line))
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : undefined) as T,
      location: new URL(String(response.headers.location ?? '/'), this.#test.deps.settings.publicUrl),
      headers: response.headers,
    }
  }

  gets = <T = unknown>(url: string) => this.asks<T>('GET', url)
  posts = <T = unknown>(url: string, payload: object = {}) => this.asks<T>('POST', url, payload)

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    if (/max-age=0\b/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value.join('='))
  }
}
