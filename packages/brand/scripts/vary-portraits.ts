/**
 * Makes further portraits from the drawn ones: turned the other way, with other hair and another ground.
 * node packages/brand/scripts/vary-portraits.ts ; the results are committed beside the originals.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { avatarsFolder } from '../src/seed.ts'

interface Variation {
  name: string
  from: string
  /** Ground, shape behind the head, hair. */
  inks: [ground: string, shape: string, hair: string]
}

const variations: Variation[] = [
  { name: 'maud', from: 'noemie', inks: ['#DCE6CC', '#7F9A5A', '#8F4526'] },
  { name: 'louise', from: 'jeanne', inks: ['#F4D2D8', '#D77A8E', '#6b3a1f'] },
  { name: 'brigitte', from: 'helene', inks: ['#CFE0EE', '#6C96B8', '#d8d3da'] },
  { name: 'colette', from: 'claire', inks: ['#F6E0B8', '#D9A63A', '#cfc9d2'] },
  { name: 'salome', from: 'lea', inks: ['#C6DFE8', '#5C8FA8', '#3a2630'] },
  { name: 'leila', from: 'sarah', inks: ['#D9C9F5', '#8E67D6', '#4a2a1c'] },
  { name: 'adele', from: 'zoe', inks: ['#F7D6C4', '#E58B62', '#e0b060'] },
  { name: 'rosa', from: 'oriane', inks: ['#CFE5E2', '#5B9C97', '#6d6672'] },
]

function vary(svg: string, { inks: [ground, shape, hair] }: Variation): string {
  const [oldGround, oldShape, oldHair] = [...svg.matchAll(/fill="(#[0-9A-Fa-f]+)"/g)].map((match) => match[1])
  if (!oldGround || !oldShape || !oldHair) throw new Error('A portrait starts with ground, shape and hair')
  const inked = svg
    .replaceAll(`"${oldHair}"`, `"${hair}"`)
    .replaceAll(`"${oldShape}"`, `"${shape}"`)
    .replaceAll(`"${oldGround}"`, `"${ground}"`)
  const start = inked.indexOf('>') + 1
  const end = inked.lastIndexOf('</svg>')
  // The square crop is centred on 199, the 4:5 portrait on 200: 400 keeps both whole.
  return `${inked.slice(0, start)}<g transform="translate(400 0) scale(-1 1)">${inked.slice(start, end)}</g></svg>`
}

for (const variation of variations) {
  for (const crop of ['', '-portrait']) {
    const svg = await readFile(new URL(`${variation.from}${crop}.svg`, avatarsFolder), 'utf8')
    await writeFile(new URL(`${variation.name}${crop}.svg`, avatarsFolder), vary(svg, variation))
  }
}
