import { sitePath } from '@consoeurs/contract/addresses'
import type { MiddlewareFunction } from 'react-router'
import { redirectTo } from '../navigation/redirect-to.ts'
import { followRule } from './follow-rule.ts'

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * Route middleware `global` (specification §6): around every page and every page’s data, before anything is loaded.
 * 1. A rule of `redirect-rules.ts` leads on.
 * 2. An address has one form: « /shares/ » is « /shares » (301).
 * What is written goes through: a form is answered where it was sent.
 */
export const global: MiddlewareFunction<Response> = ({ request, url }, next) => {
  if (!isRead(request)) return next()
  const leadsOn = followRule(url)
  if (leadsOn !== null) throw leadsOn
  const oneForm = sitePath(`/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`)
  if (oneForm !== null && /.\/$/.test(url.pathname)) throw redirectTo(oneForm, { status: 301 })
  return next()
}
