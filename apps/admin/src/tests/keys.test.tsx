import type { DeskReport, DeskSignUp } from '@consoeurs/contract'
import { reportReasons } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'
import { verdictKeys } from '../keys/verdict-keys.ts'
import { certificationsText } from '../text/certifications.ts'
import { filtersText } from '../text/filters.ts'
import { firstPhotosText } from '../text/first-photos.ts'
import { keysText } from '../text/keys.ts'
import { moderationText } from '../text/moderation.ts'
import { reviewsText } from '../text/reviews.ts'
import { signUpsText } from '../text/sign-ups.ts'
import { fill, fireEvent, openAdmin, press, screen, shows, waitFor, within } from './open-admin.scene.tsx'

const { test, maud } = await setUpTestApp({ personas: ['maud'] })
await test.app.jobs.start()
let members = 0

/** Three reports, the most severe first: Odile’s, Iris’s, Ana’s. */
async function reported(): Promise<number[]> {
  const reporter = await test.personas.member(`Nora ${members++}`)
  const about = await test.personas.member(`Zoé ${members++}`)
  const filed = { target: 'member', targetId: about.id, aboutId: about.id, reporterId: reporter.id }
  const rows = [1, 2, 3].map((severity) => ({ ...filed, reason: 'scam', severity }))
  return (await test.db.insert(tables.reports).values(rows).returning()).map(({ id }) => id)
}
const key = (name: string, target: EventTarget = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target as Element, { key: name })
const focused = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.getAttribute('name')
const rows = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('tbody .headline a')).toHaveLength(count))

beforeEach(() => test.db.delete(tables.reports))

it('j and k, or the arrows, move from row to row, and the row has the focus', async () => {
  const ids = await reported()
  await openAdmin(maud, '/reports')
  await rows(3)
  key('j')
  expect(focused()).toBe(`/admin/reports/${ids[0]}`)
  key('ArrowDown')
  key('j')
  expect(focused()).toBe(`/admin/reports/${ids[2]}`)
  key('j')
  expect(focused()).toBe(`/admin/reports/${ids[2]}`)
  key('k')
  key('ArrowUp')
  expect(focused()).toBe(`/admin/reports/${ids[0]}`)
})

it('the neighbours of a record open in the order of the queue, and q leads back to it', async () => {
  const ids = await reported()
  await openAdmin(maud, '/reports')
  await rows(3)
  const [first] = await screen.findAllByRole('link', { name: reportReasons.scam.label })
  fireEvent.click(first as HTMLElement)
  await screen.findByRole('button', { name: moderationText.decide })
  key('j', document.body)
  await waitFor(() => expect(location.pathname).toBe(`/admin/reports/${ids[1]}`))
  await shows(keysText.place(2, 3))
  await screen.findByText(moderationText.severities[2] ?? '')
  key('k', document.body)
  await waitFor(() => expect(location.pathname).toBe(`/admin/reports/${ids[0]}`))
  await screen.findByText(moderationText.severities[1] ?? '')
  key('k', document.body)
  await shows(keysText.end)
  key('q', document.body)
  await rows(3)
})

it('a letter chooses a verdict and leads to its reason, but decides nothing', async () => {
  const [id = 0] = await reported()
  const state = async () => (await maud.gets<DeskReport>(`/api/desk/reports/${id}`)).body.state
  await openAdmin(maud, `/reports/${id}`)
  await screen.findByRole('radio', { name: moderationText.verdicts.rejected })
  key('e', document.body)
  await shows(keysText.chosen(moderationText.verdicts.rejected))
  await waitFor(() => expect(focused()).toBe('statement'))
  expect(await state()).toBe('open')
  // In the field, a letter is a letter.
  key('r')
  expect(screen.getByRole('radio', { name: moderationText.verdicts.rejected })).toHaveProperty('checked', true)
  await fill(moderationText.statement, 'Rien de tel.')
  key('Escape')
  expect(document.activeElement).toBe(document.body)
  await press(moderationText.decide)
  await waitFor(async () => expect(await state()).toBe('rejected'))
})

it('a verdict that needs nothing more leads to the button, which still has to be pressed', async () => {
  const member = await test.personas.member(`Zoé ${members++}`, { user: { approval: 'pending' } })
  const [request] = await test.db
    .insert(tables.signUpRequests)
    .values({ userId: member.id, askedAt: new Date() })
    .returning()
  await openAdmin(maud, `/sign-ups/${request?.id}`)
  await screen.findByRole('radio', { name: signUpsText.verdicts.approved })
  key('a', document.body)
  const decide = await screen.findByRole('button', { name: moderationText.decide })
  await waitFor(() => expect(document.activeElement).toBe(decide))
  expect((await maud.gets<DeskSignUp>(`/api/desk/sign-ups/${request?.id}`)).body.state).toBe('pending')
})

it('? lists the keys of the screen, and they can be switched off', async () => {
  const ids = await reported()
  await openAdmin(maud, `/reports/${ids[0]}`)
  await screen.findByRole('button', { name: moderationText.decide })
  key('?', document.body)
  const dialog = await screen.findByRole('dialog', { name: keysText.title })
  for (const verdict of Object.values(moderationText.verdicts))
    within(dialog).getByText(keysText.choose(verdict), { collapseWhitespace: false })
  // Behind a dialog, keys do nothing.
  key('e', document.body)
  expect(screen.getByRole('radio', { name: moderationText.verdicts.rejected })).toHaveProperty('checked', false)
  fireEvent.click(within(dialog).getByRole('checkbox', { name: keysText.on }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  key('e', document.body)
  expect(screen.getByRole('radio', { name: moderationText.verdicts.rejected })).toHaveProperty('checked', false)
  await press(keysText.button)
  await screen.findByRole('dialog', { name: keysText.title })
})

it('each queue has a letter of its own for each verdict', () => {
  expect(verdictKeys(moderationText.verdicts)).toEqual({ upheld: 'r', rejected: 'e' })
  expect(verdictKeys(reviewsText.verdicts)).toEqual({ confirmed: 'm', changed: 'c' })
  expect(verdictKeys(certificationsText.verdicts)).toEqual({ certified: 'c', refused: 'r' })
  expect(verdictKeys(firstPhotosText.verdicts)).toEqual({ approved: 'v', refused: 'r' })
  expect(verdictKeys(signUpsText.verdicts)).toEqual({ approved: 'a', refused: 'r' })
  expect(verdictKeys(filtersText.verdicts.share.verdicts)).toEqual({ released: 'p', refused: 'r' })
  expect(verdictKeys(filtersText.verdicts.message.verdicts)).toEqual({ released: 't', refused: 'r' })
})
