import { hostCookie, readHostCookie } from '@consoeurs/contract/operations/cookies'

/** Session cookie: the splash is shown once per browser session. */
const cookie = 'splash'

export function splashWasSeen(cookies: string): boolean {
  return readHostCookie(cookies, cookie) === '1'
}

export function rememberSplash(): void {
  if (splashWasSeen(document.cookie)) {
    document.documentElement.dataset.splash = 'seen'
    return
  }
  const secure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous; this must be decided before the first paint
  document.cookie = `${hostCookie(cookie, secure)}=1; path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
