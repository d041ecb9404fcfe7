import { foldText, searchLimits, truncate } from '@consoeurs/contract'

/** Words before the one that was found. */
const BEFORE = 6
/** A word is found by its root: « tarte » in « tartes ». */
const ROOT = 4

/** The beginning of a text, or what stands around the first of these words where that is further on. */
export function excerptAround(text: string, words: string[]): string {
  const said = text.split(/\s+/).filter(Boolean)
  const roots = words.map((word) => word.slice(0, Math.max(ROOT, word.length - 2)))
  const at = said.findIndex((word) => {
    const parts = foldText(word).match(/[\p{L}\p{N}]+/gu) ?? []
    return parts.some((part) => roots.some((root) => part.startsWith(root)))
  })
  const shownFromStart = said.slice(0, at + 1).join(' ').length < searchLimits.excerpt / 2
  if (at < 0 || shownFromStart) return truncate(said.join(' '), searchLimits.excerpt)
  return truncate(`… ${said.slice(at - BEFORE).join(' ')}`, searchLimits.excerpt)
}
