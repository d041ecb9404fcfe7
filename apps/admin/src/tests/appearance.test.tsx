import type { AppearanceView, MediaView } from '@consoeurs/contract'
import { plainPhoto, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { adminText } from '../text/admin.ts'
import { appearanceText as text } from '../text/appearance.ts'
import { mediaText } from '../text/media.ts'
import { fill, openAdmin, press, screen, shows, waitFor } from './open-admin.scene.tsx'

const { test } = await setUpTestApp()
const odile = await test.personas.member('Odile', { role: 'admin' })
const address = '/api/desk/appearance'
const view = async () => (await odile.gets<AppearanceView>(address)).body

const code = text.colours.code(text.colours.brand, text.colours.themes.light)
const saveButton = (what: string) => screen.queryByRole('button', { name: text.save(what) })

it('saving one panel keeps what is typed in the other', async () => {
  await openAdmin(odile, '/appearance')
  await fill(code, '#7a1f4b')
  await fill(text.hero.fields.title, 'Entre nous.')
  await press(text.save(text.hero.title))
  await shows(adminText.saved)
  await waitFor(() => expect(saveButton(text.hero.title)).toBeNull())
  expect(screen.getByRole('textbox', { name: code })).toHaveProperty('value', '#7a1f4b')
  await press(text.save(text.colours.title))
  await waitFor(() => expect(saveButton(text.colours.title)).toBeNull())
  expect(await view()).toMatchObject({ hero: { title: 'Entre nous.' }, colours: { light: { brand: '#7a1f4b' } } })
})

it('a colour that cannot be read is named so, and cannot be saved', async () => {
  await openAdmin(odile, '/appearance')
  await fill(code, '#7a7a7a')
  await shows(text.colours.low)
  expect(saveButton(text.colours.title)).toHaveProperty('disabled', true)
})

it('a logo of the library needs no description, is previewed, and can be reset', async () => {
  const { id: file } = await uploadPhoto(odile, plainPhoto(400, 100))
  const { body: picture } = await odile.posts<MediaView>('/api/upload/files', { file, name: 'Notre logo' })
  await openAdmin(odile, '/appearance')
  await press(text.logo.chooseNamed(text.logo.pictures.light))
  await press(/Notre logo/)
  await press(mediaText.use)
  const preview = await screen.findByRole('img', { name: text.logo.preview })
  expect(preview.querySelector('img')?.getAttribute('src')).toBe(picture.formats.small.url)
  await press(text.save(text.logo.title))
  await shows(adminText.saved)
  expect((await view()).logo).toMatchObject({ light: { id: picture.id }, dark: null })
  await press(text.resetNamed(text.logo.title))
  await shows(text.logo.original)
  expect((await view()).logo.changed).toBe(false)
})

it('a colleague’s save is not overwritten', async () => {
  await openAdmin(odile, '/appearance')
  await fill(text.hero.fields.action, 'J’arrive')
  const { version, changed: _, ...hero } = (await view()).hero
  await odile.posts(`${address}/hero`, { version, hero: { ...hero, title: 'Bonsoir.' } })
  await press(text.save(text.hero.title))
  await shows(/^L’apparence a changé entre-temps/)
  expect(screen.getByRole('textbox', { name: text.hero.fields.action })).toHaveProperty('value', 'J’arrive')
  expect((await view()).hero.title).toBe('Bonsoir.')
})
