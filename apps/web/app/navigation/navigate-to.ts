import { outsideAddress, sitePath } from '@consoeurs/contract/addresses'
import type { NavigateFunction, NavigateOptions } from 'react-router'
import { RefusedNavigation } from './refused-navigation.ts'

interface Way extends NavigateOptions {
  /** The router’s own way, for a page of the app; without it the whole page is loaded. */
  by?: NavigateFunction
  /** Says that the address may be another site’s. It is then loaded whole, over http or https alone. */
  external?: boolean
  /** The window that goes there, where it is not this one. */
  within?: Pick<Window, 'location'>
}

/**
 * Opens an address that came from data (specification §4): a page of this site, or another site where `external` says so.
 * @throws RefusedNavigation for anything else; the page stays.
 */
export function navigateTo(address: string, { by, external = false, within, ...options }: Way = {}): void {
  const path = sitePath(address)
  if (path !== null && by !== undefined) return void by(path, options)
  const whole = path === null && external ? outsideAddress(address)?.href : path
  if (whole == null) throw new RefusedNavigation(address)
  const { location: here } = within ?? globalThis
  if (options.replace) here.replace(whole)
  else here.assign(whole)
}
