import { findThemes } from '@consoeurs/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { refusedPath } from './not-found.ts'
import { pageAddress } from './page-address.ts'
import { redirectTo } from './redirect-to.ts'

/** Format only; the API checks whether the record exists. */
type ParamCheck = (value: string) => boolean

export const isId: ParamCheck = (value) => /^[1-9]\d{0,14}$/.test(value)
/** Slugs of editors and of the slug rule (specification §5), former ones included. */
export const isSlug: ParamCheck = (value) => /^[\w-]{1,100}$/.test(value)
/** Accepts capitals and former names, which may be longer. */
export const isUsername: ParamCheck = (value) => /^\w[\w-]{0,59}$/.test(value)
/** A member's personal link. */
export const isInvitation: ParamCheck = (value) => /^[0-9a-f]{32}$/.test(value)
/** Firebase provider ids: « google.com », « oidc.maison ». */
export const isProvider: ParamCheck = (value) => /^[a-z][\w.-]{1,60}$/.test(value)
/** Whatever its spelling; the page redirects to the folded one. */
export const isTheme: ParamCheck = (value) => findThemes(`#${value}`).at(0)?.label === value
/** « 12-le-premier-mot », and « 12 » alone, which redirects to it. */
export const isIdAndSlug: ParamCheck = (value) => /^[1-9]\d{0,14}(?:-.*)?$/.test(value)

function lowerCaseUrl(request: Request): Response {
  const { pathname, search } = pageAddress(request)
  return redirectTo(pathname.toLowerCase() + search, { status: 301 })
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'request'> & { params: object }

/**
 * Parameter checks of a route (specification §4). An invalid parameter gets « Page Not Found: {path} » (404) without an
 * API call; slugs with capitals redirect to lower case (301).
 */
export function checkParams<Args extends LoaderArgs, Answer>(
  forms: { [Name in keyof NoInfer<Args>['params']]: ParamCheck },
  load: (args: Args) => Answer,
): (args: Args) => Answer {
  return (args) => {
    const { params, request } = args
    for (const [name, fits] of Object.entries<ParamCheck>(forms)) {
      const value: unknown = Reflect.get(params, name)
      if (typeof value !== 'string' || !fits(value)) throw refusedPath(request)
      if (fits === isSlug && request.method !== 'POST' && value !== value.toLowerCase()) throw lowerCaseUrl(request)
    }
    return load(args)
  }
}
