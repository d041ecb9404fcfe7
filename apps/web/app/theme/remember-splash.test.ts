import { afterEach, expect, it, vi } from 'vitest'
import { rememberSplash } from './splash.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the script in every page's head writes, and how it marks the page. */
function opens(protocol: string, cookie = '') {
  const page = { cookie, documentElement: { dataset: {} as Record<string, string> } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  rememberSplash()
  return page
}

it('remembers the opening for this host alone, over https where the page is', () => {
  expect(opens('https:').cookie).toBe('__Host-splash=1; path=/; SameSite=Lax; Secure')
  expect(opens('http:').cookie).toBe('splash=1; path=/; SameSite=Lax')
})

it.each(['__Host-splash=1', 'splash=1'])('shows it no second time to who has « %s »', (cookie) => {
  const page = opens('https:', cookie)
  expect(page.documentElement.dataset.splash).toBe('seen')
  expect(page.cookie).toBe(cookie)
})
