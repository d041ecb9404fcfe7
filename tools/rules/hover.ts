const WITH_POINTER = /^@media[^{]*\(hover: hover\)/

/** Lines with a `:hover` outside `@media (hover: hover)`; « not hovered » (`:not(:hover …)`) needs none. */
export function barelyHovered(css: string): number[] {
  const open: string[] = []
  const found: number[] = []
  let line = 1
  let head = ''
  for (const [piece] of css
    .replace(/\/\*[\s\S]*?\*\//g, (note) => note.replace(/[^\n]/g, ''))
    .matchAll(/[{};]|\n|[^{};\n]+/g)) {
    if (piece === '\n') line += 1
    else if (piece === '{') open.push(head.trim())
    else if (piece === '}') open.pop()
    if ('{};'.includes(piece)) head = ''
    else head += piece
    const isHovered = /(?<!:not\()(?<!:not\([^)]*):hover/.test(piece)
    if (isHovered && !open.some((outer) => WITH_POINTER.test(outer))) found.push(line)
  }
  return found
}
