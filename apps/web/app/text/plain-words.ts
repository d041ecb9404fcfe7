import { withRaisedDigits } from '@consoeurs/contract'

const signs: Record<string, string> = { nbsp: '\u00a0', lt: '<', gt: '>', quot: '"', '#39': '’', amp: '&' }

/** Strips tags and decodes the entities that our sanitiser emits. */
export const plainWords = (html: string): string =>
  withRaisedDigits(html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '')
