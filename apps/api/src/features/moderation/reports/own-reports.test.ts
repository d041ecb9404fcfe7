import type { FileReport, NotificationView, OwnReport, Page } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { mailTo, type Person, setUpTestApp, writtenMails } from '@consoeurs/test-support'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

let camille: Person
let ines: Person
let maud: Person

const { test } = await setUpTestApp({ clears: [tables.reports, tables.notifications, tables.sanctions] })
beforeAll(async () => {
  await test.app.jobs.start()
  camille = await test.personas.camille({ profile: { visibility: 'public' } })
  ines = await test.personas.ines()
  maud = await test.personas.maud()
})

type Reporter = Pick<Person, 'posts'>

async function reports(person: Reporter, filed: Partial<FileReport> = {}): Promise<number> {
  const asked = { target: 'member', username: 'camille', reason: 'harassment', goodFaith: true, ...filed }
  const { status, body } = await person.posts<{ id: number }>('/api/reports', asked)
  expect(status).toBe(200)
  return body.id
}
const decides = (id: number, state: 'upheld' | 'rejected', statement: string) =>
  maud.posts(`/api/desk/reports/${id}/decide`, {
    clientId: crypto.randomUUID(),
    state,
    statement,
    hide: false,
    sanction: null,
  })
const mine = async (person = ines, query = '') => (await person.gets<Page<OwnReport>>(`/api/reports/mine${query}`)).body
const tells = async (person: Person) =>
  (await person.gets<Page<NotificationView>>('/api/notifications')).body.items.filter(
    ({ value }) => value === 'moderation',
  )

describe('« Mes signalements »', () => {
  it('are private, without assignee or evidence', async () => {
    const id = await reports(ines, { text: 'Elle insiste.' })
    await reports(maud)
    await test.db.update(tables.reports).set({ assigneeId: maud.id }).where(eq(tables.reports.id, id))
    expect((await mine()).items).toEqual([
      {
        id,
        target: 'member',
        reason: 'harassment',
        text: 'Elle insiste.',
        excerpt: expect.any(String),
        at: expect.any(String),
        state: 'open',
        takenOn: true,
        decision: null,
        review: null,
        mayAskReview: false,
      },
    ])
    expect((await mine(camille)).items).toEqual([])
    expect((await test.visitor.gets('/api/reports/mine')).status).toBe(401)
  })

  it('are paginated, newest first', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({
      reporterId: ines.id,
      target: 'member',
      targetId: camille.id,
      reason: 'other',
      severity: 4,
      text: `nº ${index}`,
    }))
    await test.db.insert(tables.reports).values(rows)
    const first = await mine(ines, '?limit=2')
    const second = await mine(ines, `?limit=2&cursor=${first.cursor}`)
    const third = await mine(ines, `?limit=2&cursor=${second.cursor}`)
    expect([first, second, third].flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
      'nº 4',
      'nº 3',
      'nº 2',
      'nº 1',
      'nº 0',
    ])
    expect(third.cursor).toBeNull()
  })

  it.each([
    ['upheld', 'Ton signalement est retenu'],
    ['rejected', 'Ton signalement n’est pas retenu'],
  ] as const)(
    'notify the reporter that one is %s, and why; the reported member is not notified',
    async (state, title) => {
      const id = await reports(ines)
      await decides(id, state, 'Nous avons relu vos échanges.')
      await test.settled()
      const [report] = (await mine()).items
      expect(report).toMatchObject({ state, decision: { statement: 'Nous avons relu vos échanges.' } })
      expect(await tells(ines)).toMatchObject([{ title, path: '/settings/signalements', actor: null }])
      expect(await tells(camille)).toEqual([])
    },
  )
})

describe('without an account', () => {
  const left = { name: 'Une passante', email: 'passante@exemple.fr', text: 'GAGNE-VITE.example' }

  it('a report gets a mailed receipt without the reporter’s text, then the decision', async () => {
    const id = await reports(test.visitor, left)
    const receipt = await mailTo(test, left.email, 'reportReceived')
    expect(receipt).toMatchObject({ id, reason: 'Harcèlement, insultes' })
    expect(JSON.stringify(await writtenMails(test))).not.toContain(left.text)
    await decides(id, 'rejected', 'Rien ici ne vise personne.')
    expect(await mailTo(test, left.email, 'reportDecided')).toMatchObject({
      id,
      upheld: false,
      statement: 'Rien ici ne vise personne.',
      reviewUrl: expect.stringMatching(/\/account\/relecture\?jeton=\d+\.[\w-]{43}$/),
    })
  })

  it('an address without proof of ownership gets few receipts a day', async () => {
    const email = 'visee@exemple.fr'
    for (let time = 0; time <= limits.reportReceipts; time += 1) {
      await reports(test.visitor, { ...left, email })
      await test.db.update(tables.reports).set({ state: 'rejected' })
    }
    await test.settled()
    await mailTo(test, email, 'reportReceived', limits.reportReceipts)
    const asked = sql`select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'to' = ${email}`
    expect((await test.db.execute(asked)).rows).toHaveLength(limits.reportReceipts)
  })

  it('no mail is sent without an address', async () => {
    const before = (await writtenMails(test)).length
    const id = await reports(test.visitor, { reason: 'minor' })
    await decides(id, 'upheld', 'Le profil est fermé.')
    await test.settled()
    expect(await writtenMails(test)).toHaveLength(before)
  })
})
