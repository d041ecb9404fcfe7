/** A cookie that ends with the browser session: the opening is shown once per session. */
const splashCookie = 'splash=1'

export function splashWasSeen(cookies: string): boolean {
  return cookies.split('; ').includes(splashCookie)
}

export function rememberSplash(): void {
  if (splashWasSeen(document.cookie)) document.documentElement.dataset.splash = 'seen'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous; this must be decided before the first paint
  else document.cookie = `${splashCookie}; path=/; SameSite=Lax`
}
