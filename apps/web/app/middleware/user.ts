import type { MiddlewareFunction } from 'react-router'
import { requestContext, viewerContext } from '../context.ts'
import { toTheDoor } from '../navigation/to-the-door.ts'

/**
 * Route middleware `user` (specification §6): around the pages that somebody signed in may open, whoever she is; what
 * she may do there is the API’s to say. Everyone else goes to the door, and from there back to the page: a visitor, and
 * who is paused, excluded or deleted, since her sessions end with it. Who she is was read once, before the page; this
 * asks for nothing.
 */
export const user: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { viewer } = context.get(requestContext)
  if (viewer === null) throw toTheDoor(url)
  context.set(viewerContext, viewer)
  return next()
}
