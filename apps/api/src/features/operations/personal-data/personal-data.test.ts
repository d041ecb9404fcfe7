import { limits, type PersonalData } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  type Person,
  richPassword as password,
  type RichFixture,
  richFixture,
  richJudge,
  setUpTestApp,
} from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from '../../../platform/data/file-store.ts'
import { deleteOldPersonalData } from './delete-old-personal-data.ts'
import { eraseDueMembers } from './erase-member.ts'
import { warnInactiveAccounts } from './inactive-accounts.ts'

const DAY = 24 * 3_600_000

let at = new Date()
let scene: RichFixture
const { test } = await setUpTestApp({ now: () => at })
beforeAll(async () => {
  scene = await richFixture(test)
  await test.app.jobs.start()
})

const parts = () => ({
  db: test.db,
  unitOfWork: test.app.events.unitOfWork,
  fileStore: createFileStore(test.deps.settings),
  jobs: test.app.jobs,
  realtime: test.app.realtime,
  settings: test.deps.settings,
  now: () => at,
})

const dataOf = async (person: Person) => (await person.gets<PersonalData>('/api/personal-data')).body
const mailsOf = async (kind: string) =>
  (await test.pool.query(`select data from pgboss.job where name = 'mail' and data->>'kind' = $1`, [kind])).rows

describe('the archive', () => {
  let name: string
  let zip: Record<string, Uint8Array>
  const read = (path: string) => new TextDecoder().decode(zip[path])

  it('is made once a day, after the password, and notified when it is ready', async () => {
    expect((await scene.her.posts('/api/personal-data/archive')).body).toMatchObject({
      error: { name: 'PASSWORD_WRONG' },
    })
    expect((await scene.her.posts('/api/personal-data/archive', { password })).status).toBe(200)
    expect((await scene.her.posts('/api/personal-data/archive', { password })).body).toMatchObject({
      error: { name: 'ARCHIVE_TOO_SOON' },
    })
    await expect.poll(async () => (await dataOf(scene.her)).archive?.name, { timeout: 20_000 }).toBeTruthy()
    name = (await dataOf(scene.her)).archive?.name ?? ''
    expect(await mailsOf('archiveReady')).toHaveLength(1)
  })

  it('is private and not cached', async () => {
    const url = `/api/personal-data/archive/${name}`
    expect((await scene.other.gets(url)).status).toBe(404)
    expect((await test.visitor.gets(url)).status).toBe(401)
    const answer = await scene.her.app.inject({ url, headers: { authorization: `Bearer ${scene.her.token}` } })
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/zip' })
    zip = unzipSync(new Uint8Array(answer.rawPayload))
  })

  it('contains own content, received messages, names, pictures, and no secret', () => {
    const letters = JSON.parse(read('donnees/messages.json')) as { text: string; author_id: string }[]
    expect(letters.map(({ text, author_id }) => `${author_id}: ${text}`)).toEqual([
      'moi: À demain, sous les tilleuls.',
      'Ondine: J’y serai.',
      'moi: zinzolin repris',
    ])
    expect(read('donnees/visites-recues.json')).toContain('Ondine')
    expect(read('donnees/signalements.json')).toContain('Autre chose.')
    expect(read('donnees/signalements.json')).not.toMatch(/mots.d.autrui/i)
    expect(read('donnees/decisions.json')).toContain('Plus doucement')
    expect(read('donnees/connexions.json')).toContain('192.0.2.7')
    expect(zip[`fichiers/${scene.fileName}.webp`]).toHaveLength(4)
    const page = read('mes-donnees.html')
    expect(page).toContain('<html lang="fr">')
    for (const said of ['Messages, envoyés et reçus', 'À demain, sous les tilleuls.', 'Décisions de la modération']) {
      expect(page).toContain(said)
    }
    const everything = Object.keys(zip).map(read).join('\n')
    // The hash of her password, and what Ondine noted of her for herself.
    expect(everything).not.toMatch(/[0-9a-f]{32}:[0-9a-f]{64}|à rappeler|"token"|"ondine@test/)
    // Whoever judged did so for the house.
    expect(everything).not.toContain(richJudge)
  })

  it('is deleted after a week, with its file', async () => {
    at = new Date(at.getTime() + limits.archive.days * DAY + 1000)
    expect((await scene.her.gets(`/api/personal-data/archive/${name}`)).status).toBe(404)
    await deleteOldPersonalData(parts())
    expect(await test.db.select().from(tables.archives)).toEqual([])
    expect(await parts().fileStore.stream(`${name}-archive.zip`)).toBeNull()
  })
})

describe('consent about sensitive data', () => {
  const profile = async () => {
    const [row] = await test.db.select().from(tables.userProfiles).where(eq(tables.userProfiles.userId, scene.her.id))
    return row
  }

  it('hides the member at once and erases the data when withdrawn', async () => {
    expect((await scene.other.gets(`/api/members/${scene.her.username}`)).status).toBe(200)
    const { body } = await scene.her.asks<PersonalData>('DELETE', '/api/personal-data/consents/sensitive')
    expect(body.consents.find(({ kind }) => kind === 'sensitive')?.withdrawnAt).not.toBeNull()
    expect((await scene.other.gets(`/api/members/${scene.her.username}`)).status).toBe(404)
    expect(await profile()).toMatchObject({ status: 'hidden', answers: {}, lookingFor: [] })
    const [wish] = test.deps.brand.lookingFor
    for (const change of [{ lookingFor: [wish?.value] }, { status: 'complete' }]) {
      const refused = await scene.her.patches('/api/members/me', change)
      expect(refused.body).toMatchObject({ error: { name: 'CONSENT_NEEDED' } })
    }
    expect((await scene.her.patches('/api/members/me', { headline: 'Bonjour' })).status).toBe(200)
  })

  it('shows the member again when given again', async () => {
    await scene.her.puts('/api/personal-data/consents/sensitive')
    expect((await scene.other.gets(`/api/members/${scene.her.username}`)).status).toBe(200)
    expect((await dataOf(scene.her)).consents.find(({ kind }) => kind === 'sensitive')?.withdrawnAt).toBeNull()
  })
})

describe('an inactive account', () => {
  const inDays = async (days: number) => {
    at = new Date(at.getTime() + days * DAY)
    await warnInactiveAccounts(parts())
    await eraseDueMembers(parts())
    await test.settled()
  }
  const leftAt = async (id: number) => {
    const [row] = await test.db.select().from(tables.users).where(eq(tables.users.id, id))
    return row?.leftAt ?? null
  }

  it('is warned thirty days ahead, then seven, then erased, unless the member signs in', async () => {
    const long = new Date(at.getTime() - (limits.asleep.days - 31) * DAY)
    const asleep = { createdAt: long, lastConnection: long }
    const sleeper = await test.personas.member('Sylvie', { user: asleep })
    const waker = await test.personas.member('Aurore', { user: asleep })
    const told = async () => (await mailsOf('asleep')).map(({ data }) => data.to).sort()
    await test.db
      .update(tables.users)
      .set({ lastConnection: new Date(at.getTime() + 400 * DAY) })
      .where(eq(tables.users.id, scene.her.id))
    await inDays(0)
    expect(await told()).toEqual([])
    await inDays(2)
    expect(await told()).toEqual(['aurore@test.test', 'sylvie@test.test'])
    await test.personas.changes(waker, { lastConnection: at })
    at = new Date(at.getTime() + DAY)
    await inDays(22.5)
    expect(await told()).toEqual(['aurore@test.test', 'sylvie@test.test', 'sylvie@test.test'])
    expect(await leftAt(sleeper.id)).toBeNull()
    await inDays(7.1)
    expect(await leftAt(sleeper.id)).not.toBeNull()
    expect(await leftAt(waker.id)).toBeNull()
  })

  it('has old connections deleted after a year', async () => {
    await deleteOldPersonalData(parts())
    expect(await test.db.select().from(tables.connections)).not.toEqual([])
    at = new Date(at.getTime() + limits.connectionDays * DAY + DAY)
    await deleteOldPersonalData(parts())
    expect(await test.db.select().from(tables.connections)).toEqual([])
  })
})
