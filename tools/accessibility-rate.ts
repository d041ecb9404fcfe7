// `node tools/accessibility-rate.ts [--write]`: combines the RGAA 4.1 results of the long journeys (every page, brand,
// form and theme) and compares the rate with /l/accessibilite. `--write` updates the page.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandCodes } from '../packages/brand/src/codes.ts'
import { forms } from '../tests/journeys/evening/forms.ts'
import { type Round, roundsFolder } from '../tests/journeys/usable/judged.ts'

const said = join(import.meta.dirname, '..', 'packages', 'brand', 'src', 'pages', 'accessibility-rate.json')

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

const files = existsSync(roundsFolder) ? readdirSync(roundsFolder) : []
const wanted = brandCodes.flatMap((brand) =>
  Object.keys(forms).flatMap((form) => ['light', 'dark'].map((theme) => `${brand}-${form}-${theme}.json`)),
)
const missing = wanted.filter((file) => !files.includes(file))
if (missing.length > 0) {
  console.error(`Rounds that were not made (npm run test:long): ${missing.join(', ')}`)
  process.exit(1)
}

const rounds = wanted.map((file) => read<Round>(join(roundsFolder, file)))
const criteria = new Set(rounds.flatMap((round) => round.criteria))
const failed = new Set(rounds.flatMap((round) => round.failed))
const pages = Math.min(...rounds.map((round) => round.pages))
const measured = { pages, criteria: criteria.size, met: criteria.size - failed.size }

if (process.argv.includes('--write')) {
  const measuredOn = new Date().toISOString().slice(0, 10)
  writeFileSync(said, `${JSON.stringify({ measuredOn, ...measured }, null, 2)}\n`)
}
const { measuredOn, ...page } = read<{ measuredOn: string | null } & typeof measured>(said)
const agrees = JSON.stringify(page) === JSON.stringify(measured)
console.log(
  `Measured: ${JSON.stringify(measured)}. The page says, of ${measuredOn ?? 'no day yet'}: ${JSON.stringify(page)}.`,
)
process.exit(agrees ? 0 : 1)
