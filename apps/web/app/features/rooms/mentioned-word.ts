/** The beginning of a name that she types after an @, and where it stands. */
export interface MentionedWord {
  from: number
  to: number
  q: string
}

const begun = /(?<![\p{L}\p{N}_.@/-])@([\p{L}\p{N}_-]{0,29})$/u

/** The name that the caret stands behind; null where it is none. An address is no name. */
export function mentionedWord(text: string, caret: number): MentionedWord | null {
  const found = begun.exec(text.slice(0, caret))
  if (found === null) return null
  return { from: found.index, to: caret, q: found[1] ?? '' }
}

/** Her words with the whole name in its place, and where the caret goes. */
export function withMention(text: string, { from, to }: MentionedWord, username: string) {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(to).replace(/^ /, ''), caret: before.length }
}
