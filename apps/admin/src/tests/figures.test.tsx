import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { figuresText } from '../text/figures.ts'
import { lifeText } from '../text/life.ts'
import { openAdmin, screen, within } from './open-admin.scene.tsx'

const { test } = await setUpTestApp()
const cheffe = await test.personas.member('Cheffe', { role: 'admin' })
const WEEK = 7 * 86_400_000

it('the owner sees whether the place lives, week by week, and no count under five', async () => {
  const lastWeek = new Date(Date.now() - WEEK)
  // Six joined last week, of whom five wrote.
  for (let at = 0; at < 6; at += 1) {
    const { id: authorId } = await test.personas.member(`Zoé ${at}`, { user: { createdAt: lastWeek } })
    const share = { authorId, clientId: crypto.randomUUID(), slug: `zoe-${at}`, kind: 'pensee', createdAt: lastWeek }
    if (at < 5) await test.db.insert(tables.shares).values(share)
  }
  await openAdmin(cheffe, '/figures')
  const { title } = lifeText.plots.newcomers
  const panel = await screen.findByRole('region', { name: title })
  within(panel).getByText(lifeText.ofWhole(5, 6))
  expect(within(panel).getByRole('img').getAttribute('aria-label')).toContain('5 sur 6.')
  const [newest, before] = within(within(panel).getByRole('table')).getAllByRole('row').slice(1)
  expect([...(newest?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(['6', '5'])
  expect([...(before?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    lifeText.shown(null),
    lifeText.shown(null),
  ])
  const outings = await screen.findByRole('region', { name: lifeText.plots.outings.title })
  within(outings).getByText(lifeText.allFew, { collapseWhitespace: false })
  expect(within(outings).queryByRole('img')).toBeNull()
  await screen.findByRole('heading', { name: figuresText.daily })
})
