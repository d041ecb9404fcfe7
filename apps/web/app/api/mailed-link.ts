import { data } from 'react-router'
import { ApiFailure } from './client.ts'
import { catchOffline } from './form-answer.ts'
import { pageFailure } from './page-api.ts'

export const mailedToken = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? ''

/**
 * For the loader of a page behind a link in a mail: reads the link without acting on it, because mail scanners open
 * links too. An invalid link is null, with status 400.
 */
export async function readMailedLink<T>(request: Request, read: (token: string) => Promise<T>) {
  try {
    return data<{ link: T | null }>({ link: await read(mailedToken(request)) })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) return data({ link: null }, { status: 400 })
    return pageFailure(error, request)
  }
}

/** For its action; a failure is shown in its form. */
export async function actOnMailedLink(request: Request, act: (token: string) => Promise<unknown>) {
  try {
    await act(mailedToken(request))
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: error.message }, { status: error.status || 503 })
  }
}

export const actOnMailedLinkOffline = <T>(serverAction: () => Promise<T>) =>
  catchOffline(serverAction, (problem) => ({ problem }))
