/** French of UI texts: the apostrophe, the narrow no-break space U+202F, and « de » and « que » before values. */
import { join } from 'node:path'
import { parseFileSync } from '@swc/core'
import { sourceFiles } from './source-files.ts'

export interface Misprint {
  place: string
  text: string
  remedy: string
}

const PRODUCT = /^(apps|packages)\/.*\.(ts|tsx)$/
/** The last file defines these rules. */
const NOT_TEXT = /\.(test|spec)\.tsx?$|\/scripts\/|^packages\/brand\/src\/typography\.ts$/
const NARROW = '\u202f'

const misprints: { pattern: RegExp; remedy: string }[] = [
  {
    pattern: /(?<!\p{L})([cdjlmnst]|qu|jusqu|lorsqu|puisqu|aujourd|quelqu|presqu)'\p{L}/iu,
    remedy: 'The apostrophe is ’ (U+2019).',
  },
  { pattern: /\p{L}[ \u00a0][;:!?€](\s|$)/u, remedy: 'Before ; : ? ! € stands a narrow no-break space (U+202F).' },
  { pattern: /«[^\u202f]|[^\u202f]»/u, remedy: 'Inside « » stand narrow no-break spaces (U+202F).' },
  { pattern: /\.\.\.(\s|$)/u, remedy: 'The ellipsis is … (U+2026).' },
]

/** « de » or « que » before a value, which may begin with a vowel. */
const unelided = {
  pattern: /(?<!\p{L})(de|que) $/iu,
  remedy: 'Before a value, write elide(…) of the contract: « d’Inès », « de Camille ».',
}
/** Names of machines and folders need no elision. */
const OPERATORS = /^(apps\/server|packages\/embedded-postgres)\//
/** How values are named that are numbers. */
const NUMBER = /^(count|min|max|days|hours|size|total|percent|kilometres)$|^[A-Z_]+$/

/** Verbatim texts of the specification. */
const GIVEN = new Set([
  'Les notifications sont activées ! 🎉',
  'Les notifications sont désactivées ! 😢',
  'Les notifications sont en attente ! 🕒',
  "Impossible d'obtenir le token FCM.",
])

export function frenchMisprints(baseDir: string): Misprint[] {
  return sourceFiles(baseDir)
    .filter((file) => PRODUCT.test(file) && !NOT_TEXT.test(file))
    .flatMap((file) =>
      textsOf(join(baseDir, file), file.endsWith('x')).flatMap(({ text, beforeValue }) => {
        const rules = beforeValue && !OPERATORS.test(file) ? [...misprints, unelided] : misprints
        const found = GIVEN.has(text) ? undefined : rules.find(({ pattern }) => pattern.test(text))
        return found ? [{ place: file, text: text.trim().slice(0, 80), remedy: found.remedy }] : []
      }),
    )
}

interface WrittenText {
  text: string
  /** In a template, and what follows is no number. */
  beforeValue: boolean
}

function textsOf(file: string, tsx: boolean): WrittenText[] {
  const texts: WrittenText[] = []
  const addTemplate = ({ quasis = [], expressions = [] }: SyntaxNode): void => {
    for (const [index, quasi] of quasis.entries()) {
      const value = expressions[index]
      const beforeValue = value !== undefined && !NUMBER.test(String(value.property?.value ?? value.value ?? ''))
      texts.push({ text: String(quasi.cooked), beforeValue })
    }
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item)
    } else if (typeof node === 'object' && node !== null) {
      const text = textOf(node as SyntaxNode)
      if (text !== undefined) texts.push({ text, beforeValue: false })
      if ((node as SyntaxNode).type === 'TemplateLiteral') addTemplate(node as SyntaxNode)
      visit(Object.values(node))
    }
  }
  visit(parseFileSync(file, { syntax: 'typescript', tsx, target: 'es2024' }).body)
  return texts
}

interface SyntaxNode {
  type?: string
  value?: unknown
  cooked?: unknown
  property?: SyntaxNode
  quasis?: SyntaxNode[]
  expressions?: SyntaxNode[]
}

function textOf({ type, value }: SyntaxNode): string | undefined {
  return (type === 'StringLiteral' || type === 'JSXText') && typeof value === 'string' ? value : undefined
}

if (import.meta.main) {
  const found = frenchMisprints(process.cwd())
  for (const { place, text, remedy } of found) {
    console.error(`${place}\n  ${text.replaceAll(NARROW, '⍽')}\n  ${remedy}\n`)
  }
  console.log(`${found.length} misprints`)
  process.exitCode = found.length > 0 ? 1 : 0
}
