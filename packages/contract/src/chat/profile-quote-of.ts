import type { ChosenProfileQuote, ProfileQuote } from './profile-quotes.ts'

/** Separate from the schemas, because pages use it without them. */
export function chosenQuoteOf(quote: ProfileQuote): ChosenProfileQuote {
  switch (quote.kind) {
    case 'answer':
      return quote
    case 'photo':
      return { kind: 'photo', photoId: quote.photoId }
    case 'spoken':
      return { kind: 'spoken', soundId: quote.soundId }
    case 'swap':
      return { kind: 'swap', swapId: quote.swapId }
  }
}

function nameOf(quote: ChosenProfileQuote): string {
  switch (quote.kind) {
    case 'answer':
      return `answer ${quote.question} ${quote.text}`
    case 'photo':
      return `photo ${quote.photoId}`
    case 'spoken':
      return `spoken ${quote.soundId}`
    case 'swap':
      return `swap ${quote.swapId}`
  }
}

export const isSameQuote = (one: ChosenProfileQuote, other: ChosenProfileQuote): boolean =>
  nameOf(one) === nameOf(other)
