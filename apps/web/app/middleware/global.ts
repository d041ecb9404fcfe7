import { sitePath } from '@consoeurs/contract/addresses'
import type { MiddlewareFunction } from 'react-router'
import { requestContext } from '../context.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { followOldAddress } from './follow-old-address.ts'
import { followRule } from './follow-rule.ts'
import { normalPath } from './normal-path.ts'
import { leadToApproval } from './while-waiting.ts'

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * Route middleware `global` (specification §6), for GET and HEAD, before any loader:
 * 1. Follows the rules of `redirect-rules.ts`.
 * 2. Redirects addresses of the site that the content was imported from (301).
 * 3. Redirects « /shares/ », « /SHARES » and « /%73hares » to « /shares » (301).
 * 4. Leads a newcomer whose sign-up is not approved to the page that says so, for every method.
 */
export const global: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const waits = leadToApproval(context.get(requestContext).viewer, url.pathname)
  if (waits !== null && !isRead(request)) throw waits
  if (!isRead(request)) return next()
  const leadsOn = followRule(url)
  if (leadsOn !== null) throw leadsOn
  // Before the next rule, so that an old address with a slash at its end redirects once.
  const leadsHere = waits === null ? await followOldAddress(url, pattern, context) : null
  if (leadsHere !== null) throw leadsHere
  const path = normalPath(url.pathname, pattern)
  const oneForm = path === url.pathname ? null : sitePath(path + url.search)
  if (oneForm !== null) throw redirectTo(oneForm, { status: 301 })
  if (waits !== null) throw waits
  return next()
}
