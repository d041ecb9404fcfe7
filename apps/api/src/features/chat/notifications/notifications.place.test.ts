import { AccountChange, type NotificationView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom } from '@consoeurs/test-support'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { wishBirthdays } from './wish-birthdays.ts'

/** What the place itself says: lines without an actor. */
let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
  // Some kinds are also sent by mail.
  await scene.test.app.jobs.start()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

/** A stale page hears and asks for what a fresh one shows. */
async function reachesAStalePage(happens: () => Promise<void>, line: Partial<NotificationView>): Promise<void> {
  const stale = await scene.inbox()
  await happens()
  const [fresh, missed] = [await scene.inbox(), await scene.inbox(stale.seq)]
  expect(missed.notifications).toMatchObject([{ ...line, actor: null, others: 0, read: false }])
  expect([...stale.notifications, ...missed.notifications]).toEqual(fresh.notifications)
  expect(fresh.counters.nbNotificationsUnread).toBe(stale.counters.nbNotificationsUnread + 1)
  await vi.waitFor(() => {
    const told = scene.live.filter((live) => live.type === 'notification').at(-1)
    expect(told?.notification).toEqual(missed.notifications[0])
    expect(scene.messages.at(-1)).toMatchObject({ author: null, recipient: { id: scene.camille.id }, url: line.path })
  })
}

describe('account security', () => {
  // Without her second factor she is signed out everywhere: no page is left to hear it (`factor-removal.test.ts`).
  const heardOnPages = AccountChange.options.filter((what) => what !== 'second-factor-removed')

  it.each(heardOnPages)('%s has its own text and reaches a stale page', async (what) => {
    const path = what === 'password' || what === 'email' ? '/settings/compte' : '/settings/securite'
    await reachesAStalePage(() => scene.happens({ type: 'account.changed', memberId: scene.camille.id, what }), {
      section: 'compte',
      value: 'securite',
      path,
    })
  })

  it('notifies each event, never grouped, with the browser', async () => {
    const told = { type: 'account.changed', memberId: scene.camille.id, what: 'new-browser' } as const
    await scene.happens({ ...told, browser: 'Firefox', os: 'Windows' }, { ...told, browser: 'autre', os: 'autre' })
    const lines = await scene.lines()
    expect(lines.map(({ title }) => title)).toEqual(
      Array.from({ length: 2 }, () => 'Une nouvelle connexion à ton compte'),
    )
    expect(lines[1]?.message).toMatch(/^Depuis Firefox, sous Windows\. /)
    expect(lines[0]?.message).toMatch(/^C’est toi/)
  })
})

describe('a removed room message', () => {
  const takenAway = async (reason: string, text: string) => {
    const founded = await createRoomFixture(scene.test, { slug: 'jardin', owner: scene.ines, members: [scene.camille] })
    const room = inRoom(founded.roomId, founded.room)
    const message = await room.says(scene.camille, text)
    return { room, message, takes: () => scene.ines.deletes(`/api/rooms/messages/${message.id}?reason=${reason}`) }
  }
  afterEach(() => scene.test.db.delete(tables.communities))

  it('notifies its author with the reason and the link to contest it, without naming the moderator', async () => {
    const { takes } = await takenAway('advert', 'Achetez mes tomates')
    const happens = async () => {
      await takes()
      await scene.test.settled()
    }
    await reachesAStalePage(happens, {
      section: 'compte',
      value: 'moderation',
      title: 'Un de tes messages a été retiré',
      message:
        '«\u202FAchetez mes tomates\u202F», dans «\u202FAccueil\u202F»\u202F: il faisait de la publicité. Tu n’es pas d’accord\u202F? Écris-nous, la décision sera relue.',
      path: '/l/contact?sujet=moderation',
    })
    await happens()
    expect(await scene.lines()).toHaveLength(1)
  })

  it('does not notify of one’s own deletion, and needs a listed reason', async () => {
    const { room, message, takes } = await takenAway('humeur', 'Oups')
    expect((await takes()).status).toBe(400)
    await room.removes(scene.camille, message)
    await scene.test.settled()
    expect(await scene.lines()).toEqual([])
  })
})

describe('a welcome', () => {
  it('is sent once, in the brand’s text', async () => {
    const { welcome } = scene.test.deps.brand.notices
    const confirmed = { type: 'member.confirmed', memberId: scene.camille.id } as const
    await reachesAStalePage(() => scene.happens(confirmed), {
      value: 'interaction',
      ...welcome('Camille'),
      path: '/p/camille',
    })
    await scene.happens(confirmed)
    expect(await scene.lines()).toHaveLength(1)
  })
})

describe('a birthday', () => {
  const wish = (now: string) =>
    wishBirthdays({ db: scene.test.db, unitOfWork: scene.test.app.events.unitOfWork }, new Date(now)).then(() =>
      scene.test.settled(),
    )
  const titles = async () => (await scene.lines()).map(({ title }) => title)

  it('is sent on its day in Paris, to its member only, once', async () => {
    await scene.test.personas.changes(scene.camille, { birthdate: '1990-07-14' })
    await wish('2026-07-13T06:00:00Z')
    await wish('2026-07-15T06:00:00Z')
    expect(await titles()).toEqual([])
    await reachesAStalePage(() => wish('2026-07-14T06:00:00Z'), {
      value: 'interaction',
      ...scene.test.deps.brand.notices.birthday('Camille'),
      path: '/p/camille',
    })
    await wish('2026-07-14T08:00:00Z')
    expect(await titles()).toHaveLength(1)
    expect((await scene.ines.gets('/api/notifications')).body).toMatchObject({ items: [] })
  })

  it('is sent from eight o’clock, in summer and in winter', async () => {
    await scene.test.personas.changes(scene.camille, { birthdate: '1990-07-14' })
    await wish('2026-07-14T05:59:00Z')
    expect(await titles()).toEqual([])
    await scene.test.personas.changes(scene.camille, { birthdate: '1990-01-14' })
    await wish('2026-01-14T06:30:00Z')
    expect(await titles()).toEqual([])
    await wish('2026-01-14T07:00:00Z')
    expect(await titles()).toHaveLength(1)
  })
})
