import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brandAsset, loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { takeErrorLogs } from '@consoeurs/test-support/error-logs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPreview } from './draw-preview.ts'
import { loadPreviewLook } from './preview-look.ts'
import { createPreviewStore } from './preview-store.ts'

const long =
  'Une très longue histoire, racontée sans se presser, qui ne tient ni en une ligne, ni en deux, ni même en trois'

describe.each(brandCodes)('in the style of %s', (code) => {
  it.each([
    ['a word', 'Journal', false],
    ['a long title, cut between two words', long, false],
    ['a word that is wider than most', 'Anticonstitutionnellement', false],
    ['signs that no face of ours has', 'Thé du dimanche 🍵 ?', false],
    ['beside a picture', 'Trois pots sur un rebord', true],
  ])('draws %s', async (_, title, withPicture) => {
    const brand = await loadBrand(code)
    const look = await loadPreviewLook(brand)
    const picture = withPicture
      ? await sharp({ create: { width: 800, height: 500, channels: 3, background: '#123456' } })
          .webp()
          .toBuffer()
      : null
    const words = { kicker: 'Journal', title }
    const drawn = sharp(await drawPreview({ look, words, tagline: brand.tagline, picture }))
    expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    // Below the logo and above the tagline stands the title, in the brand's ink, and none of it leaves its column.
    const column = async (left: number, width: number) =>
      sharp(await drawn.clone().extract({ left, top: 150, width, height: 350 }).toBuffer())
        .removeAlpha()
        .stats()
    expect((await column(72, 544)).channels.some(({ stdev }) => stdev > 8)).toBe(true)
    expect((await column(620, 16)).channels.every(({ stdev }) => stdev < 2)).toBe(true)
  })
})

describe('the address of a preview', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  const get = (url: string) => test.app.inject({ url })
  const kept = () => readdirSync(join(test.deps.settings.dataDir, 'previews'))

  it('returns an immutable picture, rendered once for concurrent requests', async () => {
    const url = test.app.previewAddress({ kicker: 'Journal', title: 'Trois pots sur un rebord' })
    const answers = await Promise.all([get(url), get(url), get(url)])
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    expect(kept()).toHaveLength(1)
    expect((await get(url)).rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect(test.app.previewAddress({ kicker: 'Journal', title: 'Trois pots sur un rebord.' })).not.toBe(url)
  })

  it('is rendered without a picture that does not exist', async () => {
    const url = test.app.previewAddress({ kicker: '', title: 'Sans image', picture: '/files/nulle-large.webp' })
    expect((await get(url)).statusCode).toBe(200)
  })

  it('is signed by the site: any other address answers 404, and nothing is drawn', async () => {
    const before = kept()
    const url = test.app.previewAddress({ kicker: '', title: 'À nous' })
    const words = Buffer.from(JSON.stringify(['', 'À elle'])).toString('base64url')
    const signed = url.slice(url.indexOf('.'))
    for (const forged of [
      `/previews/${words}${signed}`,
      url.replace(/.\.png$/, '~.png'),
      '/previews/',
      '/previews/x.png',
    ]) {
      expect((await get(forged)).statusCode, forged).toBe(404)
    }
    expect(kept()).toEqual(before)
  })
})

it('redirects to the picture of the brand if rendering fails', async () => {
  const test = await buildTestApp()
  // A file stands where the folder would.
  await writeFile(join(test.deps.settings.dataDir, 'previews'), '')
  const answer = await test.app.inject({ url: test.app.previewAddress({ kicker: '', title: 'Nulle part' }) })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, brandAsset(test.deps.brand.code, 'og.png')])
  expect(takeErrorLogs()).toHaveLength(1)
  await test.close()
})

it('keeps a limited number, and deletes the oldest first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'previews-'))
  const store = createPreviewStore(folder, 3, 1)
  for (const [at, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await store.keep(`${name}.png`, Buffer.from(name))
    await utimes(join(folder, 'previews', `${name}.png`), at, at).catch(() => undefined)
  }
  await store.keep('f.png', Buffer.from('f'))
  expect((await readdir(join(folder, 'previews'))).sort()).toEqual(['d.png', 'e.png', 'f.png'])
  expect(await store.read('a.png')).toBeNull()
  expect(String(await store.read('f.png'))).toBe('f')
  await rm(folder, { recursive: true })
})
