export interface MentionedWord {
  from: number
  to: number
  q: string
}

const begun = /(?<![\p{L}\p{N}_.@/-])@([\p{L}\p{N}_-]{0,29})$/u

/** The mention at the caret, or null. An e-mail address is no mention. */
export function mentionedWord(text: string, caret: number): MentionedWord | null {
  const found = begun.exec(text.slice(0, caret))
  if (found === null) return null
  return { from: found.index, to: caret, q: found[1] ?? '' }
}

export function withMention(text: string, { from, to }: MentionedWord, username: string) {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(to).replace(/^ /, ''), caret: before.length }
}
