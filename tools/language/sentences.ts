/** Sentences of documents that are too long to read at once. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../source-files.ts'

export interface LongSentence {
  document: string
  /** Of its paragraph. */
  line: number
  words: number
  beginning: string
}

export const MOST_WORDS = 30
/** Written by tests/access/written-pages.test.ts. */
const GENERATED = /^docs\/security\/(bounds|fields)\.md$/
const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
const STARTS_A_BLOCK = /^\s*([-*+]|\d+\.)\s|^\s*>|^#/
const TABLE_ROW = /^\s*\|/
/** Not after an initial, a number of a list, or an abbreviation. */
const END = /(?<!\b(?:art|no|e\.g|i\.e|[A-Z]))[.!?…]["”»)*_]*(?=\s)/

export function longSentences(baseDir: string): LongSentence[] {
  const pages = PAGES.filter((page) => existsSync(join(baseDir, page)))
  const docs = existsSync(join(baseDir, 'docs')) ? sourceFiles(baseDir, 'docs') : []
  return [...pages, ...docs.filter((file) => file.endsWith('.md') && !GENERATED.test(file))].flatMap((document) =>
    blocks(readFileSync(join(baseDir, document), 'utf8')).flatMap(({ line, text }) =>
      text
        .split(END)
        .map((sentence) => ({ words: wordCount(sentence), beginning: sentence.trim().split(/\s+/, 5).join(' ') }))
        .filter(({ words }) => words > MOST_WORDS)
        .map((sentence) => ({ document, line, ...sentence })),
    ),
  )
}

/** Paragraphs, list items and table cells, without code and HTML. In a cell, semicolons separate the items of a list. */
function blocks(markdown: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  let open = false
  const bare = markdown.replace(/^```[\s\S]*?^```|<!--[\s\S]*?-->/gm, (hidden) => hidden.replace(/[^\n]/g, ''))
  for (const [index, line] of bare.split('\n').entries()) {
    if (TABLE_ROW.test(line)) {
      found.push(...line.split(/\||; /).map((text) => ({ line: index + 1, text })))
      open = false
    } else if (line.trim() === '') {
      open = false
    } else if (open && !STARTS_A_BLOCK.test(line)) {
      const block = found.at(-1)
      if (block) block.text += ` ${line}`
    } else {
      found.push({ line: index + 1, text: line })
      open = !line.startsWith('#')
    }
  }
  return found
}

/** Code spans in a row, a link’s target and a number are one word each. */
function wordCount(sentence: string): number {
  const plain = sentence
    .replace(/(`[^`]*`[\s,]*)+/g, ' code ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<[^>]+>/g, ' ')
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
