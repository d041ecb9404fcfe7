/** Biome's own limit does not count most lines of JSX and of arrow functions. */
import { parseSync } from '@swc/core'

interface Span {
  start: number
  end: number
}

interface LongFunction {
  /** Where it begins. */
  line: number
  lines: number
}

const MOST_LINES = 60
/** In a file of components. */
const MOST_LINES_TSX = 120

const FUNCTION =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|(Class|Private)Method|Constructor|(Method|Getter|Setter)Property)$/

function isFunction(value: object): value is { span: Span } {
  return 'type' in value && typeof value.type === 'string' && FUNCTION.test(value.type)
}

function functionSpans(value: unknown): Span[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(functionSpans)
  return isFunction(value) ? [value.span, ...within] : within
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** Functions with more non-blank lines than allowed. */
export function longFunctions(text: string, file: string): LongFunction[] {
  const isTsx = file.endsWith('.tsx')
  const most = isTsx ? MOST_LINES_TSX : MOST_LINES
  if (countLines(text) <= most) return []
  // SWC spans count bytes, from 1.
  const bytes = Buffer.from(text)
  return functionSpans(parseSync(text, { syntax: 'typescript', tsx: isTsx }).body)
    .map(({ start, end }) => ({
      line: bytes.toString('utf8', 0, start - 1).split('\n').length,
      lines: countLines(bytes.toString('utf8', start - 1, end - 1)),
    }))
    .filter(({ lines }) => lines > most)
}
