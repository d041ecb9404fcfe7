import { sitePath } from '@consoeurs/contract/addresses'
import type { MiddlewareFunction } from 'react-router'
import { redirectTo } from '../navigation/redirect-to.ts'
import { followRule } from './follow-rule.ts'
import { normalPath } from './normal-path.ts'

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * Route middleware `global` (specification §6), for GET and HEAD, before any loader:
 * 1. Follows the rules of `redirect-rules.ts`.
 * 2. Redirects « /shares/ », « /SHARES » and « /%73hares » to « /shares » (301).
 */
export const global: MiddlewareFunction<Response> = ({ request, url, pattern }, next) => {
  if (!isRead(request)) return next()
  const leadsOn = followRule(url)
  if (leadsOn !== null) throw leadsOn
  const path = normalPath(url.pathname, pattern)
  const oneForm = path === url.pathname ? null : sitePath(path + url.search)
  if (oneForm !== null) throw redirectTo(oneForm, { status: 301 })
  return next()
}
