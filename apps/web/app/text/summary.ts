import { truncateAtWord } from '@consoeurs/contract/text/truncate'

/** Length of a description in search results. */
const SUMMARY = 160

export const summaryOf = (text: string): string => truncateAtWord(text.replace(/\s+/g, ' ').trim(), SUMMARY)
