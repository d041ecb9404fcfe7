/**
 * `npm run breaks [-- words …]`: breaks the code behind each proven row of `docs/conformance.md` whose section or text
 * contains one of the words (without any, behind all of them) in a copy of the project, and expects its test to fail.
 */

import { Breaker } from './conformance/breaker.ts'
import { breaks } from './conformance/breaks/index.ts'

const words = process.argv.slice(2)
const chosen = Object.entries(breaks).flatMap(([section, ways]) =>
  Object.entries(ways)
    .map(([asks, way]) => ({ name: `${section} ${asks}`, way }))
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
)

const breaker = new Breaker()
let unproven = 0
try {
  for (const { name, way } of chosen) {
    const begun = Date.now()
    const { outcome, output } = await breaker.tries(way)
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.log(`${outcome === 'noticed' ? '✓' : '✗'} ${outcome}: ${name} (${seconds} s)`)
    if (outcome === 'noticed') {
      console.log(`    ${/Error: .*/.exec(output)?.[0] ?? output.trim().split('\n')[0]}`)
      continue
    }
    unproven += 1
    console.log(output.split('\n').slice(-30).join('\n').replace(/^/gm, '    '))
  }
} finally {
  await breaker.closes()
}
console.log(`${chosen.length - unproven} noticed, ${unproven} not`)
process.exitCode = unproven > 0 || chosen.length === 0 ? 1 : 0
