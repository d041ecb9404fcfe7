import type {
  DeskCertification,
  DeskFirstPhoto,
  DeskHeld,
  DeskReview,
  DeskSignUp,
  OwnMeasure,
  Page,
  SanctionView,
} from '@consoeurs/contract'
import { refusalReasons, revocationReasons } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'
import { adminText } from '../text/admin.ts'
import { certificationsText } from '../text/certifications.ts'
import { filtersText } from '../text/filters.ts'
import { firstPhotosText } from '../text/first-photos.ts'
import { memberQueueText } from '../text/member-queue.ts'
import { membersText } from '../text/members.ts'
import { moderationText } from '../text/moderation.ts'
import { frenchMessages } from '../text/react-admin.ts'
import { reviewsText } from '../text/reviews.ts'
import { signUpsText } from '../text/sign-ups.ts'
import { choose, fill, filter, openAdmin, press, screen, shows, waitFor, within } from './open-admin.scene.tsx'

const { test, maud } = await setUpTestApp({ personas: ['maud'] })
// Decisions are mailed.
await test.app.jobs.start()
const odile = await test.personas.member('Odile', { role: 'moderator' })
let members = 0

async function newMember(user: object = {}): Promise<Person> {
  members += 1
  return test.personas.member(`Zoé ${members}`, { user })
}

const only = <Row,>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('nothing was found')
  return row
}

it('a queue that cannot be loaded offers a retry, and no pages', async () => {
  await openAdmin(maud, '/reports?sort=nothing&order=ASC')
  await screen.findByRole('button', { name: adminText.retry })
  expect(screen.queryByText(frenchMessages.ra.navigation.page_rows_per_page as string)).toBeNull()
})

describe('held content', () => {
  /** A share that a filter holds, because its author is new. */
  async function held() {
    const author = await newMember({ createdAt: new Date() })
    const share = {
      clientId: crypto.randomUUID(),
      kind: 'pensee',
      body: `Appelle le 06 12 34 56 78, ${author.username}`,
    }
    const { body } = await author.posts<{ id: number }>('/api/shares', { ...share, visibility: 'members' })
    const { id } = only((await test.db.select().from(tables.heldItems)).filter(({ shareId }) => shareId === body.id))
    const reads = async () => (await odile.gets(`/api/shares/${body.id}`)).status
    return { author, id, reads, state: async () => (await odile.gets<DeskHeld>(`/api/desk/filters/${id}`)).body.state }
  }

  it('is read with what the filter found, and published', async () => {
    const { author, id, reads } = await held()
    expect(await reads()).toBe(404)
    await openAdmin(maud, '/filters')
    await press(filtersText.titleOf('share', `Zoé ${members}`), 'link')
    expect((await screen.findByText('06 12 34 56 78')).tagName).toBe('MARK')
    await choose(filtersText.verdicts.share.verdicts.released)
    await shows(filtersText.releases.share)
    await press(moderationText.decide)
    await screen.findByRole('heading', { name: new RegExp(filtersText.states.released) })
    expect(await reads()).toBe(200)
    expect((await odile.gets<DeskHeld>(`/api/desk/filters/${id}`)).body.decision?.by).toBe('Maud')
    expect((await author.gets<Page<OwnMeasure>>('/api/sanctions/mine')).body.items).toEqual([])
  })

  it('is refused with a reason, which its author reads', async () => {
    const { author, id, reads, state } = await held()
    await openAdmin(maud, `/filters/${id}`)
    await choose(filtersText.verdicts.share.verdicts.refused)
    await press(moderationText.decide)
    await shows(moderationText.giveReason)
    expect(await state()).toBe('open')
    await fill(moderationText.statement, 'Pas de numéro ici.')
    await press(moderationText.decide)
    await screen.findByRole('heading', { name: new RegExp(filtersText.states.refused) })
    expect(await reads()).toBe(404)
    const { items } = (await author.gets<Page<OwnMeasure>>('/api/sanctions/mine')).body
    expect(items).toMatchObject([{ kind: 'hidden', reason: 'Pas de numéro ici.' }])
  })

  it('that a moderator took is in her list, and in no other', async () => {
    const { id } = await held()
    const title = filtersText.titleOf('share', `Zoé ${members}`)
    await openAdmin(maud, `/filters/${id}`)
    await press(moderationText.assign)
    await screen.findByRole('button', { name: moderationText.release })
    await openAdmin(maud, '/filters')
    await filter(moderationText.assignee, moderationText.assignees.me)
    await screen.findByRole('link', { name: title })
    await filter(moderationText.assignee, moderationText.assignees.nobody)
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
  })
})

describe('a review', () => {
  /** A warning of Odile's that the member contests. */
  async function contested() {
    const member = await newMember()
    const warning = { clientId: crypto.randomUUID(), kind: 'warning', reason: 'Relis la charte.', ground: 'charter' }
    const { body } = await odile.posts<{ sanctions: SanctionView[] }>(`/api/desk/users/${member.id}/sanction`, warning)
    const sanctionId = only(body.sanctions).id
    await member.posts(`/api/sanctions/${sanctionId}/review`, { text: 'Relisez tout.' })
    const { id } = only(
      (await test.db.select().from(tables.reviews)).filter((review) => review.sanctionId === sanctionId),
    )
    return { id, review: async () => (await maud.gets<DeskReview>(`/api/desk/reviews/${id}`)).body }
  }

  it('confirms the first decision', async () => {
    const { id, review } = await contested()
    await openAdmin(maud, `/reviews/${id}`)
    await shows('Relisez tout.')
    await choose(reviewsText.verdicts.confirmed)
    await fill(moderationText.statement, 'Tout a été relu.')
    await press(moderationText.decide)
    await screen.findByRole('region', { name: new RegExp(reviewsText.second) })
    expect(await review()).toMatchObject({ state: 'confirmed', sanction: { stands: true } })
  })

  it('lifts the measure where the decision changes', async () => {
    const { id, review } = await contested()
    await openAdmin(maud, `/reviews/${id}`)
    await choose(reviewsText.verdicts.changed)
    await shows(reviewsText.changesMeasure)
    await fill(moderationText.statement, 'Elle avait raison.')
    await press(moderationText.decide)
    await screen.findByRole('region', { name: new RegExp(reviewsText.second) })
    expect(await review()).toMatchObject({ state: 'changed', sanction: { stands: false, liftedBy: 'Maud' } })
  })

  it('is not for the moderator who decided first', async () => {
    const { id } = await contested()
    await openAdmin(odile, `/reviews/${id}`)
    await shows(reviewsText.yours)
    expect(screen.queryByRole('button', { name: moderationText.decide })).toBeNull()
  })
})

describe('a certification', () => {
  async function requested(decided: object = { state: 'waiting' }) {
    const member = await newMember()
    const at = new Date()
    const request = { userId: member.id, gesture: 'chin', code: 'A4C7E', shownAt: at, sentAt: at }
    const { id } = only(
      await test.db
        .insert(tables.certifications)
        .values({ ...request, ...decided })
        .returning(),
    )
    return { id, one: async () => (await odile.gets<DeskCertification>(`/api/desk/certifications/${id}`)).body }
  }

  it('is decided by the moderator who took the request', async () => {
    const { id, one } = await requested()
    await openAdmin(maud, `/certifications/${id}`)
    await shows(certificationsText.takeFirst)
    await press(moderationText.assign)
    await choose(certificationsText.verdicts.certified)
    await press(moderationText.decide)
    await screen.findByRole('region', { name: new RegExp(moderationText.decision) })
    expect(await one()).toMatchObject({ state: 'certified', decision: { by: 'Maud' } })
  })

  it('is refused with one of the reasons', async () => {
    const { id, one } = await requested()
    await openAdmin(maud, `/certifications/${id}`)
    await press(moderationText.assign)
    await choose(certificationsText.verdicts.refused)
    await press(moderationText.decide)
    await shows(certificationsText.chooseReason)
    await choose(refusalReasons.code)
    await fill(certificationsText.note, 'Il est à l’envers.')
    await press(moderationText.decide)
    await screen.findByRole('region', { name: new RegExp(moderationText.decision) })
    const decision = { reason: refusalReasons.code, note: 'Il est à l’envers.' }
    expect(await one()).toMatchObject({ state: 'refused', decision })
  })

  it('is revoked with a reason', async () => {
    const { id, one } = await requested({ state: 'certified', decidedAt: new Date(), decidedById: odile.id })
    await openAdmin(maud, `/certifications/${id}`)
    await press(certificationsText.revoke)
    await shows(certificationsText.chooseReason)
    await choose(revocationReasons.photos)
    await press(certificationsText.revoke)
    await screen.findByText(certificationsText.ends.revoked)
    expect(await one()).toMatchObject({ end: 'revoked', can: { revoke: false } })
  })
})

describe('a first photo', () => {
  async function waiting() {
    const member = await newMember()
    const { id: fileId } = await uploadPhoto(member)
    const hidden = { awaitsCheck: true, hiddenAt: new Date() }
    const photo = { userId: member.id, fileId, position: 0, ...hidden }
    const { id: photoId } = only(await test.db.insert(tables.photos).values(photo).returning())
    const { id } = only(await test.db.insert(tables.photoChecks).values({ userId: member.id, photoId }).returning())
    const one = async () => (await odile.gets<DeskFirstPhoto>(`/api/desk/first-photos/${id}`)).body
    return { member, id, one }
  }

  it('is opened and approved by the moderator who took it', async () => {
    const { id, one } = await waiting()
    await openAdmin(maud, '/first-photos')
    await press(`Zoé ${members}`, 'link')
    await shows(firstPhotosText.takeFirst)
    await press(moderationText.assign)
    await press(memberQueueText.show)
    expect(screen.getByRole('img', { name: memberQueueText.pictureAlt }).getAttribute('src')).toContain(
      `/${id}/pictures/`,
    )
    await choose(firstPhotosText.verdicts.approved)
    await shows(firstPhotosText.approves)
    await press(moderationText.decide)
    await screen.findByRole('heading', { name: new RegExp(firstPhotosText.states.approved) })
    expect(await one()).toMatchObject({ state: 'approved', decision: { by: 'Maud' } })
  })

  it('is refused with a statement, which its owner reads', async () => {
    const { member, id, one } = await waiting()
    await openAdmin(maud, `/first-photos/${id}`)
    await press(moderationText.assign)
    await choose(firstPhotosText.verdicts.refused)
    await press(moderationText.decide)
    await shows(moderationText.giveReason)
    await fill(moderationText.statement, 'On y lit un numéro.')
    await press(moderationText.decide)
    await screen.findByRole('heading', { name: new RegExp(firstPhotosText.states.refused) })
    expect(await one()).toMatchObject({ state: 'refused' })
    const { items } = (await member.gets<Page<OwnMeasure>>('/api/sanctions/mine')).body
    expect(items).toMatchObject([{ kind: 'hidden', reason: 'On y lit un numéro.' }])
  })
})

describe('a sign-up', () => {
  async function asking() {
    const member = await newMember({ approval: 'pending' })
    const request = { userId: member.id, askedAt: new Date() }
    const { id } = only(await test.db.insert(tables.signUpRequests).values(request).returning())
    const state = async () => (await odile.gets<DeskSignUp>(`/api/desk/sign-ups/${id}`)).body.state
    return { name: `Zoé ${members}`, id, state }
  }

  it('is refused with a statement', async () => {
    const { id, name, state } = await asking()
    await openAdmin(maud, '/sign-ups')
    await press(name, 'link')
    await choose(signUpsText.verdicts.refused)
    await press(moderationText.decide)
    await shows(moderationText.giveReason)
    expect(await state()).toBe('pending')
    await fill(moderationText.statement, 'Dis-nous qui tu es.')
    await press(moderationText.decide)
    await screen.findByRole('heading', { name: new RegExp(signUpsText.states.refused) })
    await shows('Dis-nous qui tu es.')
    expect([id > 0, await state()]).toEqual([true, 'refused'])
  })

  it('is approved with others at once', async () => {
    const [one, other] = [await asking(), await asking()]
    await openAdmin(maud, '/sign-ups')
    for (const { name } of [one, other]) {
      const box = await screen.findByRole('checkbox', { name: adminText.choose(name) })
      box.click()
    }
    await press(signUpsText.approveMany)
    await waitFor(async () => expect([await one.state(), await other.state()]).toEqual(['approved', 'approved']))
  })
})

it('the sidebar counts what waits, and a decision lowers it', async () => {
  await test.db.delete(tables.contactMessages)
  const letter = { topic: 'help', name: 'Ana', email: 'ana@test.test', text: 'Je ne trouve plus ma page.' }
  const { id } = only(await test.db.insert(tables.contactMessages).values(letter).returning())
  await openAdmin(maud, `/contact/${id}`)
  const entry = await screen.findByRole('link', { name: new RegExp(`^${membersText.contact}`) })
  await waitFor(() => expect(within(entry).getByText(moderationText.waiting(1))).toBeTruthy())
  await press(membersText.markAnswered)
  await waitFor(() => expect(within(entry).queryByText(/en attente/)).toBeNull())
  await screen.findByText(membersText.states.answered)
})
