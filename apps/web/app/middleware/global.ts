import { sitePath } from '@consoeurs/contract/addresses'
import type { MiddlewareFunction } from 'react-router'
import { requestContext } from '../context.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { followRule } from './follow-rule.ts'
import { normalPath } from './normal-path.ts'
import { leadToApproval } from './while-waiting.ts'

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * Route middleware `global` (specification §6), for GET and HEAD, before any loader:
 * 1. Follows the rules of `redirect-rules.ts`.
 * 2. Redirects « /shares/ », « /SHARES » and « /%73hares » to « /shares » (301).
 * 3. Leads a newcomer whose sign-up is not approved to the page that says so, for every method.
 */
export const global: MiddlewareFunction<Response> = ({ request, url, pattern, context }, next) => {
  const waits = leadToApproval(context.get(requestContext).viewer, url.pathname)
  if (waits !== null && !isRead(request)) throw waits
  if (!isRead(request)) return next()
  const leadsOn = followRule(url)
  if (leadsOn !== null) throw leadsOn
  const path = normalPath(url.pathname, pattern)
  const oneForm = path === url.pathname ? null : sitePath(path + url.search)
  if (oneForm !== null) throw redirectTo(oneForm, { status: 301 })
  if (waits !== null) throw waits
  return next()
}
