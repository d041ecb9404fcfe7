import { outsideAddress, sitePath } from '@consoeurs/contract/addresses'
import type { NavigateFunction, NavigateOptions } from 'react-router'
import { RefusedNavigation } from './refused-navigation.ts'

interface Options extends NavigateOptions {
  /** For client-side navigation; without it the whole page loads. */
  by?: NavigateFunction
  /** Allows another site's URL (http or https), loaded as a whole page. */
  external?: boolean
  within?: Pick<Window, 'location'>
}

/**
 * Opens an address from data (specification §4): a page of this site, or another site with `external`.
 * @throws RefusedNavigation for anything else; the page stays.
 */
export function navigateTo(address: string, { by, external = false, within, ...options }: Options = {}): void {
  const path = sitePath(address)
  if (path !== null && by !== undefined) return void by(path, options)
  const whole = path === null && external ? outsideAddress(address)?.href : path
  if (whole == null) throw new RefusedNavigation(address)
  const { location: here } = within ?? globalThis
  if (options.replace) here.replace(whole)
  else here.assign(whole)
}
