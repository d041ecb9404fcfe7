import { truncateAtWord } from '@consoeurs/contract'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import type { PreviewText } from './preview-address.ts'
import { type PreviewLook, SIZE, WORDS_WIDTH } from './preview-look.ts'

/** The last is for titles that no other size fits into three lines. */
const TITLE_SIZES = [84, 76, 68, 60, 54, 48]
const LINES = 3
const TITLE_HEIGHT = 232
const LINE_HEIGHT = 1.1
/** More than four lines of the smallest size can hold. */
const TITLE_LENGTH = 96
const MARGIN = 72
const COLUMN = 544
const column = { position: 'absolute', left: MARGIN, width: COLUMN }

type Style = Record<string, string | number>

/** A satori element, without JSX. */
const box = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** Drops characters that our fonts lack (emoji). The narrow no-break space of French becomes a plain one. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202f\u00a0]/g, '\u00a0')
    .replace(/[^\u0020-\u024f\u2010-\u203f€™−×→]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Keeps two short last words together, against a widow. */
const BOUND = 18
const withoutWidow = (title: string): string =>
  title.replace(/ (\S+) (\S+)$/, (_, one: string, two: string) =>
    one.length + two.length < BOUND ? ` ${one}\u00a0${two}` : ` ${one} ${two}`,
  )

interface PreviewContent {
  look: PreviewLook
  words: PreviewText
  tagline: string
}

async function drawText(
  { look, words, tagline }: PreviewContent,
  size: number,
): Promise<{ svg: string; lines: number }> {
  const title = withoutWidow(truncateAtWord(drawable(words.title), TITLE_LENGTH))
  const kicker = drawable(words.kicker)
  const small = { fontSize: 26, lineHeight: 1.35, color: look.soft }
  let lines = 1
  const svg = await satori(
    box(
      { width: WORDS_WIDTH, height: SIZE.height, color: look.ink, fontFamily: 'text', position: 'relative' },
      box(
        { ...column, top: 144, height: 376, flexDirection: 'column', justifyContent: 'center' },
        ...(kicker === '' ? [] : [box({ ...small, marginBottom: 14 }, kicker)]),
        box(
          {
            display: 'block',
            fontFamily: 'title',
            fontSize: size,
            lineHeight: LINE_HEIGHT,
            letterSpacing: look.tracking * size,
            textWrap: 'balance',
          },
          title,
        ),
      ),
      box({ ...column, bottom: 60, display: 'block', ...small, textWrap: 'balance' }, drawable(tagline)),
    ) as Parameters<typeof satori>[0],
    {
      width: WORDS_WIDTH,
      height: SIZE.height,
      fonts: look.fonts,
      onNodeDetected: ({ props, height }) => {
        if ((props.style as Style | undefined)?.fontSize === size) lines = Math.round(height / (size * LINE_HEIGHT))
      },
    },
  )
  return { svg, lines }
}

/** A letter is about half as wide as high. */
function sizesFor(title: string): number[] {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length))
  const sizes = TITLE_SIZES.filter(
    (size) => longest * size * 0.56 < COLUMN && title.length * size * 0.42 < LINES * COLUMN,
  )
  return sizes.length === 0 ? TITLE_SIZES.slice(-1) : sizes
}

async function fitText(asked: PreviewContent): Promise<string> {
  let set = ''
  for (const size of sizesFor(asked.words.title)) {
    const { svg, lines } = await drawText(asked, size)
    set = svg
    if (lines <= LINES && lines * size * LINE_HEIGHT <= TITLE_HEIGHT) break
  }
  return set
}

async function throughOpening({ opening }: PreviewLook, picture: Buffer): Promise<OverlayOptions> {
  const { x, y, width, height, path } = opening
  const form = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"/></svg>`
  const shaped = await sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(form), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const seen = { width: Math.min(width, SIZE.width - x), height: Math.min(height, SIZE.height - y) }
  const input = await sharp(shaped)
    .extract({ left: 0, top: 0, ...seen })
    .png()
    .toBuffer()
  return { input, left: x, top: y }
}

/** Draws the social preview image (1200×630 PNG) of a page. */
export async function drawPreview(asked: PreviewContent & { picture: Buffer | null }): Promise<Buffer> {
  const { look, picture } = asked
  const [words, right] = await Promise.all([
    fitText(asked),
    picture === null ? { input: look.hero, left: WORDS_WIDTH, top: 0 } : throughOpening(look, picture),
  ])
  return sharp({ create: { ...SIZE, channels: 3, background: look.ground } })
    .composite([right, { input: look.lockup, left: MARGIN, top: 64 }, { input: Buffer.from(words), left: 0, top: 0 }])
    .png({ palette: true, quality: 92, effort: 7 })
    .toBuffer()
}
