import type { SiteSettingRow } from '@consoeurs/contract'
import { siteSettings } from '@consoeurs/contract'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { adminText } from '../text/admin.ts'
import { settingsText } from '../text/settings.ts'
import { openAdmin, press, screen, shows, waitFor } from './open-admin.scene.tsx'

const { test } = await setUpTestApp()
const odile = await test.personas.member('Odile', { role: 'admin' })
const stored = async () =>
  (await odile.gets<SiteSettingRow>(`/api/desk/settings/${siteSettings.signUpsApproved.id}`)).body.value

it('a choice between yes and no is a switch, and counts once it is saved', async () => {
  await openAdmin(odile, '/settings')
  const label = settingsText.labels.signUpsApproved
  const toggle = await screen.findByRole('switch', { name: label })
  expect(toggle).toHaveProperty('checked', false)
  await press(label, 'switch')
  expect(await stored()).toBe('non')
  await press(settingsText.saveNamed(label))
  await shows(adminText.saved)
  await waitFor(async () => expect(await stored()).toBe('oui'))
  expect(screen.getByRole('switch', { name: label })).toHaveProperty('checked', true)
})
