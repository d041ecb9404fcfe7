/**
 * Finds JSX text that a browser's translator breaks. It replaces text nodes with elements; when React then removes such
 * a node or inserts before it, the page crashes. So text next to conditional children needs its own element. Patching
 * `removeChild` and `insertBefore` would leave stale text instead.
 */
import { parseSync } from '@swc/core'

interface SyntaxNode {
  type: string
  span: { start: number; end: number }
  [part: string]: unknown
}

/** `unknown`: only the expression's type would tell. */
type NodeOutput = 'element' | 'text' | 'unknown' | 'nothing'

/** UI strings by convention: `sharesText.publish`, `text.given(date)`. */
const WORDS = /(?:^t|T)ext$/

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const part = (node: SyntaxNode, name: string): SyntaxNode => node[name] as SyntaxNode

/** Of `a.b.c(d)`; empty if none. */
function firstName(node: SyntaxNode): string {
  switch (node.type) {
    case 'Identifier':
      return String(node.value)
    case 'MemberExpression':
      return firstName(part(node, 'object'))
    case 'CallExpression':
      return firstName(part(node, 'callee'))
    case 'OptionalChainingExpression':
      return firstName(part(node, 'base'))
    default:
      return ''
  }
}

const isList = (node: SyntaxNode) => {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : null
  return callee?.type === 'MemberExpression' && part(callee, 'property').value === 'map'
}

/** Variables like `const edge = <Edge />`. */
function elementNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(elementNames)
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(elementNames)
  if (!isNode(value) || value.type !== 'VariableDeclarator' || !isNode(value.init)) return within
  return value.init.type === 'JSXElement' ? [firstName(part(value, 'id')), ...within] : within
}

/** All alternatives of an expression. */
function drawnBy(node: SyntaxNode, elements: string[]): NodeOutput[] {
  switch (node.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
      return drawnBy(part(node, 'expression'), elements)
    case 'JSXElement':
    case 'JSXFragment':
      return ['element']
    case 'NullLiteral':
    case 'BooleanLiteral':
      return ['nothing']
    case 'StringLiteral':
    case 'TemplateLiteral':
    case 'NumericLiteral':
      return ['text']
    case 'ConditionalExpression':
      return [part(node, 'consequent'), part(node, 'alternate')].flatMap((branch) => drawnBy(branch, elements))
    case 'BinaryExpression':
      if (node.operator === '&&') return ['nothing', ...drawnBy(part(node, 'right'), elements)]
      return [part(node, 'left'), part(node, 'right')].flatMap((side) => drawnBy(side, elements))
    case 'Identifier':
      if (elements.includes(String(node.value))) return ['element']
      return [node.value === 'undefined' ? 'nothing' : wordsOr(node)]
    default:
      return isList(node) ? ['nothing', 'element'] : [wordsOr(node)]
  }
}

const wordsOr = (node: SyntaxNode): NodeOutput => (WORDS.test(firstName(node)) ? 'text' : 'unknown')

/** An unknown value in these elements is probably text. */
const OF_WORDS = /^(?:a|b|button|dd|dt|em|h[1-6]|i|label|legend|li|Link|mark|p|small|span|strong|summary|td|th)$/

const isOfWords = (node: SyntaxNode): boolean => {
  const name = node.type === 'JSXElement' ? part(part(node, 'opening'), 'name') : null
  return name?.type === 'Identifier' && OF_WORDS.test(String(name.value))
}

/** JSX drops white space between lines. */
const isDropped = (text: string) => /^\s*$/.test(text) && (text === '' || text.includes('\n'))

/** Without comments and indentation. */
function childrenOf(node: SyntaxNode, elements: string[]): NodeOutput[][] {
  return (node.children as SyntaxNode[]).flatMap((child): NodeOutput[][] => {
    if (child.type === 'JSXText') return isDropped(String(child.value)) ? [] : [['text']]
    if (child.type !== 'JSXExpressionContainer') return [['element']]
    const expression = part(child, 'expression')
    return expression.type === 'JSXEmptyExpression' ? [] : [drawnBy(expression, elements)]
  })
}

/** Conditional, or alternating between kinds. */
const changes = (child: NodeOutput[]) => new Set(child).size > 1

/** Skips siblings that may be absent. */
function standsBeforeText(children: NodeOutput[][], index: number): boolean {
  const next = children.slice(index + 1).find((child) => !child.includes('nothing') || child.includes('text'))
  return next !== undefined && (next.includes('text') || next.includes('unknown'))
}

function isBreach(node: SyntaxNode, elements: string[]): boolean {
  const children = childrenOf(node, elements)
  if (node.type === 'JSXFragment') return children.some((child) => child.includes('text'))
  if (children.length < 2 || !children.some(changes)) return false
  if (children.some((child) => child.includes('text'))) return true
  return (
    isOfWords(node) &&
    children.some((child, index) => changes(child) && (child.includes('unknown') || standsBeforeText(children, index)))
  )
}

function breachesIn(value: unknown, elements: string[]): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap((part) => breachesIn(part, elements))
  if (!isNode(value) && (typeof value !== 'object' || value === null)) return []
  const within = Object.values(value).flatMap((part) => breachesIn(part, elements))
  const isJsx = isNode(value) && (value.type === 'JSXElement' || value.type === 'JSXFragment')
  return isJsx && isBreach(value, elements) ? [value, ...within] : within
}

/** Text next to conditional children, or directly in a fragment. */
export function bareTextLines(text: string): number[] {
  const module = parseSync(text, { syntax: 'typescript', tsx: true })
  // SWC spans count bytes, from 1.
  const bytes = Buffer.from(text)
  const lines = breachesIn(module.body, elementNames(module.body)).map(
    ({ span }) =>
      bytes
        .subarray(0, span.start - 1)
        .toString()
        .split('\n').length,
  )
  return [...new Set(lines)]
}
