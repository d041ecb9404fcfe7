import { constants, limits } from '../limits.ts'
import { foldText } from './fold-text.ts'
import { truncate } from './truncate.ts'

/**
 * Specification §5: lowercase, trim, strip accents, spaces become hyphens, keep only letters, digits, hyphen and
 * underscore, remove leading hyphens.
 */
export function usernameSlug(text: string): string {
  return foldText(text)
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/^-+/, '')
}

/** A letter of another alphabet. */
const otherLetter = /(?![a-z])\p{L}/u

/** Whether the slug rule would drop letters. */
export const losesLetters = (name: string) => otherLetter.test(foldText(name))

/** Slug of the words that it can represent in full, without emoji, signs and leftover hyphens. May be empty. */
export function usernameProposal(displayName: string): string {
  const words = displayName
    .normalize('NFKC')
    .replace(/[\p{S}\p{Cc}]/gu, ' ')
    .split(/\s+/)
  return usernameSlug(words.filter((word) => !losesLetters(word)).join(' '))
    .replace(/-{2,}/g, '-')
    .slice(0, limits.username.max)
    .replace(/-+$/, '')
}

/** Control characters except line feeds and tabs, and bidirectional overrides, which display another text. */
const unwritten = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu
/** No language stacks more than three marks; longer stacks are made to cover other text. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu
const invisible = /^[\s\p{M}\p{Cf}\p{DI}\u2800]*$/u

/** Normal form for storage. */
export function cleanText(text: string): string {
  const cleaned = text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritten, '').replace(stackedMarks, '$1').trim()
  return invisible.test(cleaned) ? '' : cleaned
}

export const cleanLine = (text: string) => cleanText(text).replace(/\s*[\n\t]\s*| {2,}/g, ' ')

/** Captures emoji sequences, which contain invisible characters; the rest are invisible characters. */
const emojiOrUnseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*|[0-9#*]\ufe0f\u20e3)|[\p{DI}\u2800]/gu

/** Default-ignorable characters make names look alike; emoji are kept whole. */
export const withoutUnseen = (text: string) => text.replace(emojiOrUnseen, '$1')

/** At most 80 characters, without doubled or trailing hyphens. */
export function titleSlug(text: string): string {
  return usernameSlug(text.replace(/[’']/g, '-')).replace(/-{2,}/g, '-').slice(0, 80).replace(/-+$/, '')
}

export const truncateTitle = (text: string) => truncate(text, constants.titleTruncation)
export const truncateMessage = (text: string) => truncate(text, constants.messageTruncation)
