import { foldText } from './fold-text.ts'
import { webAddressSource } from './web-links.ts'

/** Text between backticks is code. */
export const codeSource = '(?<code>`[^`\\n]+`)'

/** A whole word after « # » with a letter in it: neither a number nor a part of an address. */
export const themeSource = String.raw`(?<![\p{L}\p{M}\p{N}_#&/])#(?<theme>(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]{2,40})(?![\p{L}\p{M}\p{N}_#])`

export interface Theme {
  /** Folded: « Été » and « ete » are one theme. */
  name: string
  /** As written. */
  label: string
}

const MOST = 10
const found = new RegExp(`${codeSource}|${webAddressSource}|${themeSource}`, 'gu')

export const themeName = (label: string): string => foldText(label)

/** Distinct, in reading order. */
export function findThemes(text: string): Theme[] {
  const themes = new Map<string, Theme>()
  for (const { groups } of text.matchAll(found)) {
    const label = groups?.theme
    if (label === undefined) continue
    const name = themeName(label)
    if (!themes.has(name)) themes.set(name, { name, label })
  }
  return [...themes.values()].slice(0, MOST)
}
