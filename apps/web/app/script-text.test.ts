import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scriptString, scriptText } from './script-text.ts'

it.each(['</script><script>entree()</script>', '<!--<script>', ']]>&lt;', 'une\u2028ligne\u2029', '</SCRIPT >'])(
  'nothing in a page’s data closes the script that carries it: %s',
  (words) => {
    const text = scriptText(JSON.stringify({ words }))
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ words })
  },
)

it.each(['</script>', 'l\'amie \\ "dit"', 'une\u2028ligne\n\r', '[{"_1":2}]'])(
  'quotes %s as a script literal',
  (words) => {
    const literal = scriptString(words)
    expect(literal).not.toMatch(/[<>&\n\r\u2028\u2029]/)
    expect(runInNewContext(literal)).toBe(words)
  },
)
