import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { Settings } from '../settings/settings.ts'

export const createNonce = () => randomBytes(16).toString('base64')

/** A page's own policy is stricter. */
export function commonHeaders({ mode, identity }: Settings): Record<string, string> {
  return {
    'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    // `same-origin` cuts off the sign-in popup.
    'Cross-Origin-Opener-Policy': identity === 'local' ? 'same-origin' : 'same-origin-allow-popups',
    ...(mode === 'production' && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Set first, so that no handler can forget them; handlers may override them. */
export function addHeadersToEveryResponse(server: Server, headers: Record<string, string>): void {
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  })
}

/** Opens Firebase's sign-in popup (apps/web/app/routes/account/login-window.tsx). */
export const isWindowPage = (path: string) => /^\/login\/avec\/[^/?]+(\?|$)/.test(path)

/**
 * The popup needs a frame of the project and a script from a Google host that runs third-party code, so only one
 * page, without user input, allows them.
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
 * With PUSH=fcm the SDK calls them for an installation, a registration token and the alias sign-in. With Web Push the
 * browser subscribes itself.
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
  /** Allows the operator's analytics. */
  measured?: boolean
}

/** Scripts: our files, this page's nonce (none on cached pages), and the constant inline ones by hash. */
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

/** No inline scripts; styles need the nonce, which emotion gets. */
export function createAdminPolicy(settings: Settings): (nonce: string) => string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", 'NONCE'],
    ['style-src', "'self'", 'NONCE'],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['media-src', "'self'"],
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
