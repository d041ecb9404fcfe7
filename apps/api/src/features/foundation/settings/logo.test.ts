import type { AppearanceView, MediaUse, MediaView } from '@consoeurs/contract'
import { codeOf, plainPhoto, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'
import { openSiteSettings } from './public.ts'

const { test } = await setUpTestApp()
const odile = await test.personas.member('Odile', { role: 'admin' })
const address = '/api/desk/appearance'

const view = async () => (await odile.gets<AppearanceView>(address)).body
const sends = async (logo: object | null) =>
  odile.posts<AppearanceView>(`${address}/logo`, { version: (await view()).logo.version, logo })
const style = () => test.app.siteSettings().themeStyle

async function adds(width: number, height: number): Promise<MediaView> {
  const { id: file } = await uploadPhoto(odile, plainPhoto(width, height))
  return (await odile.posts<MediaView>('/api/upload/files', { file, name: 'Logo' })).body
}

beforeEach(async () => {
  await sends(null)
})

it('replaces the brand’s drawing on every page until a reset', async () => {
  expect((await sends({ light: (await adds(100, 100)).id, dark: null })).status).toBe(200)
  const { id, formats } = await adds(400, 100)
  const { url, width, height } = formats.small
  const { body } = await sends({ light: id, dark: null })
  expect(body.logo).toMatchObject({ changed: true, light: { id, url, width, height }, dark: null })
  expect(style()).toContain(`--logo:url(${url})`)
  expect(style()).toContain('.lockup{aspect-ratio:400/100')
  const reopened = await openSiteSettings(test.db, test.deps.settings, test.deps.brand)
  expect(reopened.current().themeStyle).toBe(style())
  expect((await sends(null)).body.logo).toMatchObject({ changed: false, light: null })
  expect(style()).toBeNull()
})

it('has a picture for dark grounds', async () => {
  const [light, dark] = [await adds(400, 100), await adds(200, 100)]
  await sends({ light: light.id, dark: dark.id })
  const [, ofLight = '', ofDark = ''] = (style() ?? '').split(':root[data-brand]')
  expect(ofLight).toContain(`[data-theme="light"]{--logo:url(${light.formats.small.url})`)
  expect(ofDark).toContain(`[data-theme="dark"]{--logo:url(${dark.formats.small.url})`)
})

it.each([
  [100, 120],
  [900, 100],
])('is not %i pixels wide and %i high', async (width, height) => {
  const { id } = await adds(width, height)
  const { status, body } = await sends({ light: id, dark: null })
  const sentence = 'Choisis une image carrée ou en largeur, au plus 8 fois plus large que haute.'
  expect([status, body]).toMatchObject([400, { error: { details: { fields: { 'logo.light': [sentence] } } } }])
  expect((await view()).logo.changed).toBe(false)
})

it('is a picture of the library, which keeps it while it is shown', async () => {
  expect(codeOf(await sends({ light: 999_999, dark: null }))).toBe('NOT_FOUND')
  const { id } = await adds(300, 100)
  await sends({ light: id, dark: null })
  const uses = await odile.gets<{ items: MediaUse[] }>(`/api/upload/files/${id}/uses`)
  expect(uses.body.items).toEqual([{ kind: 'appearance', id, title: 'Logo du site' }])
  expect(codeOf(await odile.deletes(`/api/upload/files/${id}`))).toBe('MEDIA_IN_USE')
  await sends(null)
  expect((await odile.deletes(`/api/upload/files/${id}`)).status).toBe(200)
})

it('keeps what a colleague has saved', async () => {
  const { id } = await adds(300, 100)
  await sends({ light: id, dark: null })
  expect(codeOf(await odile.posts(`${address}/logo`, { version: null, logo: null }))).toBe('APPEARANCE_STALE')
  expect((await view()).logo.light?.id).toBe(id)
})
