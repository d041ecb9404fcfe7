import { randomBytes } from 'node:crypto'
import type { Settings } from './settings.ts'

export const createNonce = () => randomBytes(16).toString('base64')

/** Headers of every answer, page or not. */
export function commonHeaders({ mode, identityProvider }: Settings): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    // With `same-origin` a window that goes to the provider is cut off, and looks closed as soon as it opens.
    'Cross-Origin-Opener-Policy': identityProvider ? 'same-origin-allow-popups' : 'same-origin',
    ...(mode === 'production' && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/**
 * What a page may load and run. Scripts: our files, those that carry this page's nonce (a page kept for many readers
 * has none), and the constant ones of reading pages by their hash; never any inline script.
 */
export function createContentSecurityPolicy(
  settings: Settings,
  inlineScriptHashes: string[],
): (nonce: string | null) => string {
  const analytics = settings.analytics ? new URL(settings.analytics.url).origin : ''
  const animations = settings.animateCssUrl ? new URL(settings.animateCssUrl).origin : ''
  const sockets = [settings.publicUrl, settings.strapiUrl].filter(Boolean).map((url) => url.replace(/^http/, 'ws'))
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'NONCE', ...inlineScriptHashes, analytics],
    'style-src': ["'self'", "'unsafe-inline'", animations],
    'img-src': ["'self'", 'data:', 'blob:', settings.strapiUrl, analytics],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets, settings.strapiUrl, analytics],
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
  return (nonce) => policy.replace(' NONCE', nonce === null ? '' : ` 'nonce-${nonce}'`)
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
