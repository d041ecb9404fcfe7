import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { screenGroups, screens } from '../screens.ts'
import { adminText } from '../text/admin.ts'
import { moderationText } from '../text/moderation.ts'
import { fireEvent, openAdmin, screen, waitFor, within } from './open-admin.scene.tsx'

const { test } = await setUpTestApp()
const cheffe = await test.personas.member('Cheffe', { role: 'admin' })

const menu = () => screen.findByRole('navigation', { name: adminText.desk })
const heading = async (group: keyof typeof screenGroups) =>
  within(await menu()).findByRole('button', { name: new RegExp(`^${adminText.menu} ${screenGroups[group]}`) })

it('a group of the menu is folded for good, and still shows the screen that is open and what waits', async () => {
  const letter = { topic: 'help', name: 'Ana', email: 'ana@test.test', text: 'Je ne trouve plus ma page.' }
  await test.db.insert(tables.contactMessages).values(letter)
  await openAdmin(cheffe, '/reports')
  const care = await heading('care')
  expect(care.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(care)
  await waitFor(() => expect(care.getAttribute('aria-expanded')).toBe('false'))
  expect(within(await menu()).queryByRole('link', { name: screens.users.label })).toBeNull()
  within(await menu()).getByRole('link', { name: new RegExp(`^${screens.reports.label}`) })
  await within(care).findByText(moderationText.waiting(1))

  await openAdmin(cheffe, '/articles')
  const later = await heading('care')
  expect(later.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(later)
  await within(await menu()).findByRole('link', { name: screens.users.label })
})
