/** A page in a brand's colours and faces, drawn by Chromium. */
import { readFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import type { BrandCode } from '../src/index.ts'

export interface Sheet {
  width: number
  height: number
  html: string
}

export const dataUrl = async (file: URL, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`
const fontFile = (name: string, file: string) =>
  new URL(`../../../node_modules/@fontsource-variable/${name}/files/${file}`, import.meta.url)

export async function brandPage(code: BrandCode, style: string, body: string): Promise<string> {
  const sheets = ['../styles/tokens.css', `../brands/${code}/style.css`]
  const styles = await Promise.all(sheets.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
  return `<!doctype html><html lang="fr" data-brand="${code}" data-theme="light"><style>
${await fontFaces()}${styles.join('')}${style}
</style>${body}</html>`
}

/** CHROMIUM_PATH leads to a Chromium that is on the machine already; without it, Playwright's own. */
export async function withPage<Result>(sheet: Sheet, work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: sheet.width, height: sheet.height } })
    await page.setContent(sheet.html)
    await page.evaluate('document.fonts.ready')
    return await work(page)
  } finally {
    await browser.close()
  }
}

async function fontFaces(): Promise<string> {
  const faces = [
    { family: 'Fraunces', file: fontFile('fraunces', 'fraunces-latin-full-normal.woff2'), style: 'normal' },
    { family: 'Fraunces', file: fontFile('fraunces', 'fraunces-latin-full-italic.woff2'), style: 'italic' },
    {
      family: 'Bricolage Grotesque',
      file: fontFile('bricolage-grotesque', 'bricolage-grotesque-latin-standard-normal.woff2'),
      style: 'normal',
    },
    { family: 'Figtree', file: fontFile('figtree', 'figtree-latin-wght-normal.woff2'), style: 'normal' },
  ]
  const rules = faces.map(
    async ({ family, file, style }) =>
      `@font-face{font-family:"${family}";src:url(${await dataUrl(file, 'font/woff2')});font-weight:100 900;font-stretch:75% 100%;font-style:${style}}`,
  )
  return (await Promise.all(rules)).join('')
}
