import { constants, limits } from './limits.ts'

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

/** A slug for titles: the username rule, without doubled or trailing hyphens, at most 80 characters. */
export function titleSlug(text: string): string {
  return usernameSlug(text.replace(/[’']/g, '-')).replace(/-{2,}/g, '-').slice(0, 80).replace(/-+$/, '')
}

/** Cuts at `max` characters with an ellipsis (specification §5). The result is never longer than `max`. */
export function truncate(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}

export const truncateTitle = (text: string) => truncate(text, constants.titleTruncation)
export const truncateMessage = (text: string) => truncate(text, constants.messageTruncation)

/** Minutes to read a text: 200 words a minute, rounded up (specification §5). */
export function readingMinutes(text: string): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / constants.readingWordsPerMinute))
}

/** « 1 minute de lecture », « 6 minutes de lecture ». */
export function readingTime(text: string): string {
  const minutes = readingMinutes(text)
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
