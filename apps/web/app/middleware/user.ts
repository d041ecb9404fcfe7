import type { MiddlewareFunction } from 'react-router'
import { requestContext, viewerContext } from '../context.ts'
import { redirectToSignIn } from '../navigation/redirect-to-sign-in.ts'

/**
 * Route middleware `user` (specification §6) for member-only pages. Redirects others to /login with a return path,
 * including paused, excluded and deleted members. The API checks permissions; this sends no request.
 */
export const user: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { viewer } = context.get(requestContext)
  if (viewer === null) throw redirectToSignIn(url)
  context.set(viewerContext, viewer)
  return next()
}
