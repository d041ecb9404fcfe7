import type { DeskReport, FileReport, SanctionView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'
import { membersText } from '../text/members.ts'
import { moderationText } from '../text/moderation.ts'
import { frenchMessages } from '../text/react-admin.ts'
import {
  choose,
  fill,
  filter,
  fireEvent,
  loseAnswers,
  openAdmin,
  press,
  screen,
  shows,
  waitFor,
  within,
} from './open-admin.scene.tsx'

const DAY = 86_400_000
const { test, ines, maud } = await setUpTestApp({ personas: ['ines', 'maud'] })
const odile = await test.personas.member('Odile', { role: 'moderator' })
let members = 0

async function newMember(): Promise<Person> {
  members += 1
  return test.personas.member(`Zoé ${members}`)
}

async function reports(about: Person, filed: Partial<FileReport> = {}): Promise<number> {
  const target = { target: 'member', username: about.username, reason: 'scam', goodFaith: true, ...filed }
  return (await ines.posts<{ id: number }>('/api/reports', target)).body.id
}

async function reported() {
  const member = await newMember()
  return { member, id: await reports(member) }
}

const report = async (id: number) => (await odile.gets<DeskReport>(`/api/desk/reports/${id}`)).body
const sanctionsOf = async ({ id }: Person) =>
  (await odile.gets<{ sanctions: SanctionView[] }>(`/api/desk/users/${id}`)).body.sanctions
const sanctions = (who: Person, judge = odile) =>
  judge.posts(`/api/desk/users/${who.id}/sanction`, {
    ...{ clientId: crypto.randomUUID(), kind: 'suspension', reason: 'Insultes répétées.', ground: 'terms' },
    until: new Date(Date.now() + 3 * DAY).toISOString(),
  })
const decide = () => press(moderationText.decide)

describe('the queue of reports', () => {
  it('shows open ones, and by a filter those of the moderator', async () => {
    const [one, other] = [await reported(), await reported()]
    await maud.posts(`/api/desk/reports/${other.id}/assign`)
    await openAdmin(maud, '/reports')
    await shows(`@${one.member.username}`)
    await filter(moderationText.assignee, moderationText.assignees.me)
    await waitFor(() => expect(screen.queryByText(`@${one.member.username}`)).toBeNull())
    expect(screen.getByText(`@${other.member.username}`)).toBeTruthy()
  })

  it('is searched by name, and says that nothing was found', async () => {
    const { member } = await reported()
    await openAdmin(maud, '/reports')
    const search = await screen.findByRole('searchbox')
    fireEvent.change(search, { target: { value: member.username } })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(screen.getByText(`@${member.username}`)).toBeTruthy()
    fireEvent.change(search, { target: { value: 'personne de ce nom' } })
    await shows(frenchMessages.ra.navigation.no_filtered_results as string)
  })
})

describe('a report', () => {
  it('is taken, and left to another moderator', async () => {
    const { id } = await reported()
    await openAdmin(maud, `/reports/${id}`)
    await press(moderationText.assign)
    await screen.findByRole('button', { name: moderationText.release })
    expect((await report(id)).assignee?.id).toBe(maud.id)
    await press(moderationText.release)
    await screen.findByRole('button', { name: moderationText.assign })
    expect((await report(id)).assignee).toBeNull()
  })

  it('is taken over from another moderator', async () => {
    const { id } = await reported()
    await odile.posts(`/api/desk/reports/${id}/assign`)
    await openAdmin(maud, `/reports/${id}`)
    await press(moderationText.takeOver('Odile'))
    await screen.findByRole('button', { name: moderationText.release })
    expect((await report(id)).assignee?.id).toBe(maud.id)
  })

  it('is not decided without a verdict and a reason', async () => {
    const { id } = await reported()
    await openAdmin(maud, `/reports/${id}`)
    await decide()
    await shows(moderationText.chooseVerdict)
    await choose(moderationText.verdicts.rejected)
    await decide()
    await shows(moderationText.giveReason)
    expect((await report(id)).state).toBe('open')
  })

  it('is upheld with a suspension of a week, which the page then shows', async () => {
    const { id, member } = await reported()
    await openAdmin(maud, `/reports/${id}`)
    await choose(moderationText.verdicts.upheld)
    await choose(moderationText.measures.suspension)
    await press(moderationText.untilDays(7))
    await fill(moderationText.statement, 'Elle demande de l’argent.')
    await decide()
    const decided = await screen.findByRole('region', { name: new RegExp(moderationText.decision) })
    expect(within(decided).getAllByText('Elle demande de l’argent.').length).toBeGreaterThan(0)
    const [sanction] = await sanctionsOf(member)
    expect(sanction).toMatchObject({ kind: 'suspension', by: 'Maud', reason: 'Elle demande de l’argent.' })
    expect(Math.round((Date.parse(sanction?.until ?? '') - Date.now()) / DAY)).toBe(7)
  })

  it('is rejected without a measure', async () => {
    const { id, member } = await reported()
    await openAdmin(maud, `/reports/${id}`)
    await choose(moderationText.verdicts.rejected)
    expect(screen.queryByRole('group', { name: moderationText.measure })).toBeNull()
    await fill(moderationText.statement, 'Rien ne vise personne.')
    await decide()
    await screen.findByRole('region', { name: new RegExp(moderationText.decision) })
    expect(await report(id)).toMatchObject({ state: 'rejected', decision: { by: 'Maud', sanctions: [] } })
    expect(await sanctionsOf(member)).toEqual([])
  })

  it('that another decided meanwhile leads to her decision', async () => {
    const { id } = await reported()
    await openAdmin(maud, `/reports/${id}`)
    await choose(moderationText.verdicts.upheld)
    await fill(moderationText.statement, 'Mon avis.')
    const theirs = { clientId: crypto.randomUUID(), state: 'rejected', statement: 'Son avis.' }
    await odile.posts(`/api/desk/reports/${id}/decide`, theirs)
    await decide()
    await press(moderationText.seeDecision)
    await shows('Son avis.')
    expect((await report(id)).decision?.by).toBe('Odile')
  })

  it('that she filed herself is decided by another', async () => {
    const member = await newMember()
    const filed = { target: 'member', username: member.username, reason: 'scam', goodFaith: true }
    const { body } = await maud.posts<{ id: number }>('/api/reports', filed)
    await openAdmin(maud, `/reports/${body.id}`)
    await shows(moderationText.notYours)
    expect(screen.queryByRole('button', { name: moderationText.decide })).toBeNull()
  })

  it('takes a note of the team once, though the first answer is lost', async () => {
    const { id } = await reported()
    await openAdmin(maud, `/reports/${id}`)
    await fill(moderationText.note, 'À suivre.')
    loseAnswers(1)
    await press(moderationText.saveNote)
    await shows(/Pas de réseau/)
    await press(moderationText.saveNote)
    await waitFor(() => expect(screen.getByRole('textbox', { name: moderationText.note })).toHaveProperty('value', ''))
    expect((await report(id)).notes.map(({ text }) => text)).toEqual(['À suivre.'])
  })
})

describe('a member', () => {
  it('is warned without a report', async () => {
    const member = await newMember()
    await openAdmin(maud, `/users/${member.id}`)
    await press(membersText.give)
    await shows(moderationText.giveReason)
    await fill(membersText.reason, 'Relis la charte.')
    await press(membersText.give)
    await shows(membersText.given)
    expect(await sanctionsOf(member)).toMatchObject([
      { kind: 'warning', ground: 'charter', reason: 'Relis la charte.' },
    ])
  })

  it('has a suspension lifted, once the moderator is sure', async () => {
    const member = await newMember()
    await sanctions(member)
    await openAdmin(maud, `/users/${member.id}`)
    await shows(membersText.standings.suspended)
    await press(moderationText.liftNamed(moderationText.kinds.suspension))
    expect((await sanctionsOf(member))[0]?.liftedAt).toBeNull()
    await press('Confirmer')
    await shows(membersText.standings.well)
    expect((await sanctionsOf(member))[0]).toMatchObject({ stands: false, liftedBy: 'Maud' })
  })

  it('has her devices signed out', async () => {
    const member = await newMember()
    await openAdmin(maud, `/users/${member.id}`)
    await press(/^Déconnecter /)
    await shows(membersText.ended)
    expect((await member.gets('/api/inbox')).status).toBe(401)
  })
})

describe('a content', () => {
  it('is hidden with a reason, and shown again', async () => {
    const author = await newMember()
    const share = { clientId: crypto.randomUUID(), kind: 'pensee', body: `Une réclame de ${author.username}` }
    const { body } = await author.posts<{ id: number }>('/api/shares', { ...share, visibility: 'members' })
    const hiddenAt = async () =>
      (await test.db.select().from(tables.shares)).find(({ id }) => id === body.id)?.hiddenReason
    await openAdmin(maud, '/contents')
    await shows(share.body)
    await press(membersText.hide)
    const dialog = await screen.findByRole('dialog')
    await fill(membersText.reason, 'Publicité.')
    within(dialog).getByRole('button', { name: membersText.hide }).click()
    await shows(membersText.hidden)
    expect(await hiddenAt()).toBe('Publicité.')
    await press(membersText.show)
    await shows(membersText.showDone)
    expect(await hiddenAt()).toBeNull()
  })
})
