import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { Settings } from './settings.ts'

export const createNonce = () => randomBytes(16).toString('base64')

/** Headers of every answer, page or not. A page's own policy says this and more. */
export function commonHeaders({ mode, identity }: Settings): Record<string, string> {
  return {
    'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    // With `same-origin` a window that goes to the provider is cut off, and looks closed as soon as it opens.
    'Cross-Origin-Opener-Policy': identity === 'local' ? 'same-origin' : 'same-origin-allow-popups',
    ...(mode === 'production' && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Said before anything answers, so that nothing can forget it; whoever answers may say it otherwise. */
export function headEveryAnswer(server: Server, headers: Record<string, string>): void {
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  })
}

/** The page that opens the window of another house through Firebase (apps/web/app/routes/login-window.tsx). */
export const isWindowPage = (path: string) => /^\/login\/avec\/[^/?]+(\?|$)/.test(path)

/**
 * What Firebase's SDK speaks with. Its sign-in in a window also wants a frame of the project's, and a script of Google's
 * that lies on a host where strangers can have their words run: so on one page alone, where nobody writes anything.
 */
function firebaseSources({ identity, firebase }: Settings, onWindowPage: boolean) {
  if (identity !== 'firebase' || firebase === null) return { scripts: [], frames: [], calls: [] }
  const emulator = firebase.emulatorHost && `http://${firebase.emulatorHost}`
  const google = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  const calls = emulator ? [emulator] : google
  if (!onWindowPage) return { scripts: [], frames: [], calls }
  return { scripts: ['https://apis.google.com'], frames: [emulator || `https://${firebase.authDomain}`], calls }
}

/**
 * What Firebase's SDK asks from a page, with PUSH=fcm: an installation, a registration token, and who signs in under an
 * alias. Web Push asks nobody: the browser subscribes by itself.
 */
function pushHosts({ fcm, firebase }: Settings): string[] {
  if (fcm === null) return []
  const identities = firebase?.emulatorHost
    ? `http://${firebase.emulatorHost}`
    : 'https://identitytoolkit.googleapis.com'
  return [
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
    ...(fcm.identity === 'alias' ? [identities] : []),
  ]
}

interface PageTraits {
  /** The operator's measuring service may count its visits: its script and where that calls are let in. */
  measured?: boolean
}

/**
 * What a page may load and run. Scripts: our files, those that carry this page's nonce (a page kept for many readers
 * has none), and the constant ones of reading pages by their hash; never any inline script.
 */
export function createContentSecurityPolicy(
  settings: Settings,
  inlineScriptHashes: string[],
  { onWindowPage = false } = {},
): (nonce: string | null, traits?: PageTraits) => string {
  const analytics = settings.analytics ? ` ${new URL(settings.analytics.url).origin}` : ''
  const animations = settings.animateCssUrl ? new URL(settings.animateCssUrl).origin : ''
  const sockets = [settings.publicUrl, settings.strapiUrl].filter(Boolean).map((url) => url.replace(/^http/, 'ws'))
  const firebase = firebaseSources(settings, onWindowPage)
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'NONCE', ...inlineScriptHashes, 'ANALYTICS', ...firebase.scripts],
    'style-src': ["'self'", "'unsafe-inline'", animations],
    'img-src': ["'self'", 'data:', 'blob:', settings.strapiUrl, 'ANALYTICS'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets, settings.strapiUrl, 'ANALYTICS', ...pushHosts(settings), ...firebase.calls],
    ...(firebase.frames.length > 0 && { 'frame-src': firebase.frames }),
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(settings.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
  return (nonce, { measured = false } = {}) =>
    policy
      .replace(' NONCE', nonce === null ? '' : ` 'nonce-${nonce}'`)
      .replaceAll(' ANALYTICS', measured ? analytics : '')
}

/**
 * The desk has no inline script at all, and no style that does not carry the nonce of the page: what writes its styles
 * (emotion) is told it.
 */
export function createDeskPolicy(settings: Settings): (nonce: string) => string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", 'NONCE'],
    ['style-src', "'self'", 'NONCE'],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(settings.publicUrl.startsWith('https:') ? [['upgrade-insecure-requests'] as [string]] : []),
  ]
  const policy = directives.map((directive) => directive.join(' ')).join('; ')
  return (nonce) => policy.replaceAll('NONCE', `'nonce-${nonce}'`)
}
