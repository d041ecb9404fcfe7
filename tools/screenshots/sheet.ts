import { writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import sharp from 'sharp'
import type { Appearance, Shot } from './shoot.ts'

const THUMB = 260
const GAP = 12
const CAPTION = 26
const COLUMNS = 3
/** Maximum WebP dimension. */
const LONGEST = 16_383

const sizeText: Record<Appearance['size'], string> = { phone: '390 × 844', wide: '1440 × 900' }
const themeText: Record<Appearance['theme'], string> = { light: 'clair', dark: 'sombre' }
const captionOf = ({ look }: Shot) => `${sizeText[look.size]}, ${themeText[look.theme]}`

function rowsOf(shots: Shot[]): Shot[][] {
  const rows = new Map<string, Shot[]>()
  for (const shot of shots) rows.set(shot.screen.name, [...(rows.get(shot.screen.name) ?? []), shot])
  return [...rows.values()]
}

const asText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const figure = (shot: Shot, folder: string) => {
  const source = encodeURI(relative(folder, shot.file))
  return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy" height="${THUMB}"></a><figcaption>${captionOf(shot)}</figcaption></figure>`
}

const section = (row: Shot[], folder: string) =>
  `<section><h2>${asText(row[0]?.screen.name ?? '')} <small>${asText(row[0]?.screen.path ?? '')}</small></h2><div>${row.map((shot) => figure(shot, folder)).join('')}</div></section>`

const style =
  'body{font:14px/1.4 system-ui;margin:24px;background:#888}h1,h2{margin:20px 0 6px}h2{font-size:16px}small{font-weight:400}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{display:block;width:auto;background:#777}'

function writePage(title: string, rows: Shot[][], file: string): void {
  const body = rows.map((row) => section(row, dirname(file))).join('\n')
  const head = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${asText(title)}</title><style>${style}</style>`
  writeFileSync(file, `${head}<h1>${asText(title)}</h1>\n${body}\n`)
}

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${CAPTION}" xmlns="http://www.w3.org/2000/svg"><text x="0" y="18" font-family="sans-serif" font-size="14" font-weight="600">${asText(text)}</text></svg>`,
  )

async function stripOf(row: Shot[]): Promise<{ image: Buffer; width: number }> {
  const thumbs = await Promise.all(
    row.map(({ file }) => sharp(file).resize({ height: THUMB }).png().toBuffer({ resolveWithObject: true })),
  )
  let left = 0
  const placed = thumbs.map(({ data, info }) => {
    const at = left
    left += info.width + GAP
    return { input: data, left: at, top: CAPTION }
  })
  const width = Math.max(1, left - GAP)
  const canvas = { width, height: CAPTION + THUMB, channels: 3, background: '#8a8a8a' } as const
  const words = `${row[0]?.screen.name ?? ''}  ·  ${row.map(captionOf).join('  ·  ')}`
  const image = await sharp({ create: canvas })
    .composite([{ input: label(words, width), left: 0, top: 0 }, ...placed])
    .png()
    .toBuffer()
  return { image, width }
}

async function writePicture(rows: Shot[][], file: string): Promise<void> {
  const strips: Awaited<ReturnType<typeof stripOf>>[] = []
  for (const row of rows) strips.push(await stripOf(row))
  const wide = Math.max(...strips.map(({ width }) => width)) + GAP
  const tall = CAPTION + THUMB + GAP
  const columns = Math.min(COLUMNS, strips.length)
  const perColumn = Math.ceil(strips.length / columns)
  const canvas = {
    width: wide * columns + GAP,
    height: Math.min(LONGEST, perColumn * tall + GAP),
    channels: 3,
    background: '#8a8a8a',
  } as const
  await sharp({ create: canvas, limitInputPixels: false })
    .composite(
      strips.map(({ image }, index) => ({
        input: image,
        left: GAP + Math.floor(index / perColumn) * wide,
        top: GAP + (index % perColumn) * tall,
      })),
    )
    .webp({ quality: 80 })
    .toFile(file)
}

/** Writes an HTML page and one contact sheet picture of all screens. */
export async function writeSheet(title: string, shots: Shot[], base: string): Promise<void> {
  const rows = rowsOf(shots)
  if (rows.length === 0) return
  writePage(title, rows, `${base}.html`)
  await writePicture(rows, `${base}.webp`)
}
