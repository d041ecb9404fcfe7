import type { Challenge } from 'altcha-lib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { solveProof } from './proofs.ts'

export interface ApiAnswer<T = unknown> {
  status: number
  body: T
  headers: Record<string, string | string[] | number | undefined>
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Somebody in front of the API: a member with her session, or a visitor without one. */
export class Person {
  readonly app: FastifyInstance
  readonly id: number
  readonly username: string
  readonly token: string | null

  constructor({
    app,
    id,
    username,
    token,
  }: { app: FastifyInstance; id: number; username: string; token: string | null }) {
    this.app = app
    this.id = id
    this.username = username
    this.token = token
  }

  async asks<T = unknown>(
    method: Method,
    url: string,
    payload?: InjectOptions['payload'],
    headers = {},
  ): Promise<ApiAnswer<T>> {
    const response = await this.app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: { ...(this.token !== null && { authorization: `Bearer ${this.token}` }), ...headers },
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as T,
      headers: response.headers,
    }
  }

  /** The proof of work that a form for strangers asks for. */
  proof = async () => solveProof((await this.gets<Challenge>('/api/proof')).body)

  gets = <T = unknown>(url: string) => this.asks<T>('GET', url)
  posts = <T = unknown>(url: string, payload: object = {}) => this.asks<T>('POST', url, payload)
  puts = <T = unknown>(url: string, payload: object = {}) => this.asks<T>('PUT', url, payload)
  patches = <T = unknown>(url: string, payload: object = {}) => this.asks<T>('PATCH', url, payload)
  deletes = <T = unknown>(url: string, payload?: object) => this.asks<T>('DELETE', url, payload)
}
