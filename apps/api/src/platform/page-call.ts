import { AsyncLocalStorage } from 'node:async_hooks'
import type { Viewer } from './access.ts'

interface PageCall {
  viewer: Viewer | null
  /** The answer as its schema wrote it. */
  written: string | undefined
}

const current = new AsyncLocalStorage<PageCall>()

/**
 * Runs `call` for a viewer whose session was just read: what a page asks of the API in memory need not read it again.
 * Only for pages that are read (GET): a form may change what a session says.
 * @returns what the call returns, and the words of its answer where a schema wrote them: they never become bytes
 */
export async function onBehalfOf<T>(
  viewer: Viewer | null,
  call: () => Promise<T>,
): Promise<{ returned: T; written: string | undefined }> {
  const page: PageCall = { viewer, written: undefined }
  const returned = await current.run(page, call)
  return { returned, written: page.written }
}

/** The call of the page that this runs for, or undefined for a request from outside. */
export const pageViewer = (): Pick<PageCall, 'viewer'> | undefined => current.getStore()

/**
 * Gives the words of an answer to the page that asked for it, past everything that would make bytes of them and words of
 * the bytes again; that took a twentieth of a page's time.
 * @returns what is left to be sent
 */
export function handToPage(words: string): string {
  const page = current.getStore()
  if (page === undefined) return words
  page.written = words
  return ''
}
