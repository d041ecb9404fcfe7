import { sitePath } from '@consoeurs/contract/addresses'
import { generatePath, matchPath } from 'react-router'
import { redirectTo } from '../navigation/redirect-to.ts'
import { type RedirectRule, redirectRules } from './redirect-rules.ts'

const firstPart = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? ''

/** Pages without a rule cost one lookup. */
const byFirstPart = Map.groupBy(redirectRules, ({ from }) => firstPart(from))

function follow({ to, temporary, external }: RedirectRule, params: Record<string, string | undefined>, search: string) {
  const status = temporary ? 302 : 301
  if (external) return redirectTo(to, { status, external })
  const path = generatePath(to, params) + search
  // An encoded parameter such as « %2f%2fexemple » could form another site's address.
  return sitePath(path) === null ? null : redirectTo(path, { status })
}

/** @returns null where no rule matches */
export function followRule({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Response | null {
  for (const rule of byFirstPart.get(firstPart(pathname)) ?? []) {
    const found = matchPath(rule.from, pathname)
    if (found !== null) return follow(rule, found.params, search)
  }
  return null
}
