import { constants } from '../limits.ts'

/** 200 words per minute, rounded up (specification §5). */
export function readingMinutes(text: string): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / constants.readingWordsPerMinute))
}

/** « 1 minute de lecture », « 6 minutes de lecture ». */
export function readingTime(minutes: number): string {
  return minutes === 1 ? '1 minute de lecture' : `${minutes} minutes de lecture`
}
