/** French typography in every text of the product: the apostrophe, and the narrow no-break space U+202F. */
import { join } from 'node:path'
import { parseFileSync } from '@swc/core'
import { sourceFiles } from './source-files.ts'

export interface Misprint {
  place: string
  text: string
  remedy: string
}

const PRODUCT = /^(apps|packages)\/.*\.(ts|tsx)$/
/** Tests, tools of a package, and the file that spells these rules out. */
const NOT_TEXT = /\.(test|spec)\.tsx?$|^packages\/testkit\/|\/scripts\/|^packages\/brand\/src\/typography\.ts$/
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

/** Texts that the specification gives to the letter. */
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
      textsOf(join(baseDir, file), file.endsWith('x')).flatMap((text) => {
        const found = GIVEN.has(text) ? undefined : misprints.find(({ pattern }) => pattern.test(text))
        return found ? [{ place: file, text: text.trim().slice(0, 80), remedy: found.remedy }] : []
      }),
    )
}

/** Every string, template and JSX text of a file. */
function textsOf(file: string, tsx: boolean): string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item)
    } else if (typeof node === 'object' && node !== null) {
      const text = textOf(node as SyntaxNode)
      if (text !== undefined) texts.push(text)
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
}

function textOf({ type, value, cooked }: SyntaxNode): string | undefined {
  if ((type === 'StringLiteral' || type === 'JSXText') && typeof value === 'string') return value
  return type === 'TemplateElement' && typeof cooked === 'string' ? cooked : undefined
}

if (import.meta.main) {
  const found = frenchMisprints(process.cwd())
  for (const { place, text, remedy } of found) {
    console.error(`${place}\n  ${text.replaceAll(NARROW, '⍽')}\n  ${remedy}\n`)
  }
  console.log(`${found.length} misprints`)
  process.exitCode = found.length > 0 ? 1 : 0
}
