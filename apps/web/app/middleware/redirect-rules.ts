import { neutralPage } from '../quick-exit/quick-exit.ts'

export interface RedirectRule {
  /** A path that is no page; `:name` stands for one part of it. */
  from: `/${string}`
  /** The page that it stands for, with the same names, or another site’s whole address. */
  to: string
  /** 301 and kept by browsers, without it: 302. */
  temporary?: true
  /** Says that `to` is another site’s: it is loaded whole (specification §4). */
  external?: true
}

/**
 * « Route rules may redirect » (specification §4): addresses that people type, that programs look for, and that other
 * sites of this kind have, with the page that each means here. The rest of the address, its query, goes along.
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
  { from: '/a-propos', to: '/l/a-propos' },
  { from: '/charte', to: '/l/charte' },
  { from: '/cgu', to: '/l/cgu' },
  { from: '/confidentialite', to: '/l/confidentialite' },
  { from: '/mentions-legales', to: '/l/mentions-legales' },
  { from: '/securite', to: '/l/securite' },
  // Password managers lead there (W3C, « A Well-Known URL for Changing Passwords »).
  { from: '/.well-known/change-password', to: '/settings/compte', temporary: true },
  // « Sortie rapide » by its address: to keep among her bookmarks under any name, and where no script runs.
  { from: '/sortie', to: neutralPage, temporary: true, external: true },
]
