import { neutralPage } from '../quick-exit/quick-exit.ts'

export interface RedirectRule {
  /** Path that matches no page; `:name` matches one segment. */
  from: `/${string}`
  /** Target page with the same parameters, or the full URL of another site. */
  to: string
  /** 302; otherwise 301, which browsers cache. */
  temporary?: true
  /** `to` is another site's URL, loaded as a whole page (specification §4). */
  external?: true
}

/**
 * « Route rules may redirect » (specification §4): addresses that people type, programs look for or similar sites use.
 * Keeps the query.
 */
export const redirectRules: readonly RedirectRule[] = [
  { from: '/connexion', to: '/login' },
  { from: '/inscription', to: '/signup' },
  { from: '/membres', to: '/members' },
  { from: '/membres/:username', to: '/p/:username' },
  { from: '/partages', to: '/shares' },
  { from: '/communautes', to: '/communities' },
  { from: '/profil', to: '/p', temporary: true },
  { from: '/reglages', to: '/settings', temporary: true },
  { from: '/journal', to: '/blog' },
  { from: '/blog/category/:category', to: '/blog/cat/:category' },
  { from: '/rss', to: '/blog/rss.xml' },
  { from: '/feed', to: '/blog/rss.xml' },
  { from: '/contact', to: '/l/contact' },
  { from: '/aide', to: '/l/support' },
  { from: '/support', to: '/l/support' },
  { from: '/plan-du-site', to: '/l/plan-du-site' },
  { from: '/comment-cela-tient', to: '/l/comment-cela-tient' },
  { from: '/a-propos', to: '/l/a-propos' },
  { from: '/charte', to: '/l/charte' },
  { from: '/cgu', to: '/l/cgu' },
  { from: '/confidentialite', to: '/l/confidentialite' },
  { from: '/mentions-legales', to: '/l/mentions-legales' },
  { from: '/securite', to: '/l/securite' },
  // For password managers (W3C, « A Well-Known URL for Changing Passwords »).
  { from: '/.well-known/change-password', to: '/settings/compte', temporary: true },
  // Quick exit by URL: for bookmarks, and without scripts.
  { from: '/sortie', to: neutralPage, temporary: true, external: true },
]
