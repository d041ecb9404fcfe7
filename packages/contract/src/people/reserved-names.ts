import { foldText } from '../text/fold-text.ts'
import { usernameProposal } from '../text/text-rules.ts'

/** Reserved for staff in display names. */
const staffWords = new Set([
  ...['admin', 'administrateur', 'administration', 'administratrice', 'equipe', 'moderateur', 'moderation'],
  ...['moderatrice', 'modo', 'staff', 'webmaster', 'webmestre'],
])

/** Refused only beside the site's name, or as the only words of a name. */
const siteWords = new Set([
  ...['aide', 'assistance', 'contact', 'direction', 'fondateur', 'fondatrice', 'officiel', 'officielle', 'securite'],
  ...['service', 'support'],
])

/** Including elided forms. */
const smallWords = new Set('a au aux d de des du en et l la le les notre nos ta ton un une votre vos'.split(' '))

/** Reads « m o d é r a t r i c e » and « m.o.d.é… » as one word. */
const spacedLetters = /(?<!\p{L})\p{L}(?:[^\p{L}\p{N}]\p{L})+(?!\p{L})/gu
const joinLetters = (text: string) => text.replace(spacedLetters, (letters) => letters.replace(/[^\p{L}]/gu, ''))

const holds = (words: ReadonlySet<string>, word: string) => words.has(word) || words.has(word.replace(/s$/, ''))

/**
 * Whether the name could be mistaken for the site or its staff. `siteName` alone is reserved; as a first name beside
 * another name it is common.
 */
export function isReservedName(displayName: string, siteName?: string): boolean {
  const name = joinLetters(foldText(displayName))
  const slug = usernameProposal(name)
  const site = siteName === undefined ? undefined : foldText(siteName)
  if (reservedUsernames.has(slug) || (site !== undefined && slug === usernameProposal(site))) return true
  const namesSite = site !== undefined && name.includes(site)
  const rest = namesSite ? name.replaceAll(site, ' ') : name
  const words = rest.split(/[^\p{L}]+/u).filter((word) => word !== '' && !smallWords.has(word))
  if (words.some((word) => holds(staffWords, word))) return true
  const ofSite = words.filter((word) => holds(siteWords, word))
  return ofSite.length > 0 && (namesSite || ofSite.length === words.length)
}

/** First path segments of the site, and words for staff; sign-up adds the brands' names. */
export const reservedUsernames = new Set([
  'account',
  'admin',
  'administratrice',
  'aide',
  'api',
  'assets',
  'auth',
  'blog',
  'brand',
  'build',
  'c',
  'communities',
  'community-room',
  'consoeurs',
  'contact',
  'dashboard',
  'dev',
  'equipe',
  'favorites',
  'files',
  'go',
  'healthz',
  'honors',
  'kit',
  'l',
  'likes',
  'login',
  'mails',
  'meetings',
  'members',
  'messages',
  'metrics',
  'moderation',
  'moderatrice',
  'notifications',
  'offline',
  'outings',
  'p',
  'password',
  'r',
  'readyz',
  'root',
  'search',
  'securite',
  'settings',
  'shares',
  'signup',
  'sitemap',
  'socket',
  'staff',
  'support',
  'system',
  'visits',
  'webmaster',
])
