import { AsyncLocalStorage } from 'node:async_hooks'
import type { Viewer } from './access.ts'

const current = new AsyncLocalStorage<{ viewer: Viewer | null }>()

/**
 * Runs `call` for a viewer whose session was just read: what a page asks of the API in memory need not read it again.
 * Only for pages that are read (GET): a form may change what a session says.
 */
export const onBehalfOf = <T>(viewer: Viewer | null, call: () => Promise<T>): Promise<T> =>
  current.run({ viewer }, call)

/** The viewer whom a page speaks for, or undefined for a request from outside. */
export const pageViewer = () => current.getStore()
