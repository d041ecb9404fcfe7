import { constants, limits } from './limits.ts'
import { truncate } from './truncate.ts'

/**
 * Username slug (specification §5): lowercase, trim, strip accents, spaces become hyphens,
 * keep only letters, digits, hyphen and underscore, remove leading hyphens.
 */
export function usernameSlug(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/^-+/, '')
}

/**
 * The username proposed for a display name: the slug rule on what is left without emoji and other signs, and without the
 * hyphens they leave behind. Empty where the name has no Latin letter and no digit.
 */
export function usernameProposal(displayName: string): string {
  return usernameSlug(displayName.normalize('NFKC').replace(/[\p{S}\p{Cf}\p{DI}]/gu, ' '))
    .replace(/-{2,}/g, '-')
    .slice(0, limits.username.max)
    .replace(/-+$/, '')
}

/** Signs of control, except line ends and tabs, and those that turn the direction of what follows: they show another text. */
const unwritten = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu
/** No language stacks more marks on a letter; those who do want to cover the neighbours. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu
/** Nothing of it leaves a trace on the screen. */
const invisible = /^[\s\p{M}\p{Cf}\p{DI}\u2800]*$/u

/** What a person wrote, as it is kept: line ends unified, trimmed, nothing in it that acts instead of being read. */
export function cleanText(text: string): string {
  const cleaned = text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritten, '').replace(stackedMarks, '$1').trim()
  return invisible.test(cleaned) ? '' : cleaned
}

/** The same for what stands on one line. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s*[\n\t]\s*| {2,}/g, ' ')

/** A slug for titles: the username rule, without doubled or trailing hyphens, at most 80 characters. */
export function titleSlug(text: string): string {
  return usernameSlug(text.replace(/[’']/g, '-')).replace(/-{2,}/g, '-').slice(0, 80).replace(/-+$/, '')
}

export const truncateTitle = (text: string) => truncate(text, constants.titleTruncation)
export const truncateMessage = (text: string) => truncate(text, constants.messageTruncation)

/** Minutes to read a text: 200 words a minute, rounded up (specification §5). */
export function readingMinutes(text: string): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / constants.readingWordsPerMinute))
}

/** « 1 minute de lecture », « 6 minutes de lecture ». */
export function readingTime(minutes: number): string {
  return minutes === 1 ? '1 minute de lecture' : `${minutes} minutes de lecture`
}

/** Whole years between a birthdate (YYYY-MM-DD) and a day. */
export function ageOn(birthdate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthdate.split('-').map(Number)
  const age = today.getUTCFullYear() - year
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day)
  return hadBirthday ? age : age - 1
}

export const isAdult = (birthdate: string, today: Date) => ageOn(birthdate, today) >= limits.adultAge

/** Words that only staff may bear, alone or beside others. */
const staffWords = new Set(['admin', 'administratrice', 'equipe', 'moderation', 'moderatrice', 'staff', 'webmaster'])

/** Whether a display name passes for the house: compared as usernames are. */
export function isReservedName(displayName: string): boolean {
  const slug = usernameProposal(displayName)
  return reservedUsernames.has(slug) || slug.split(/[-_]/).some((word) => staffWords.has(word))
}

/** Every first path segment of the site, and words only staff may bear; the brands' own names are added at sign-up. */
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
