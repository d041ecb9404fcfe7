import {
  type DeskReport,
  type DeskReportRow,
  type ErrorEnvelope,
  limits,
  type MemberProfile,
  type Page,
  type ProfilePhoto,
  type SpokenAnswer,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, sendSound, setUpTestApp, toneOf, uploadPhoto, uploadSound } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseEvidence } from '../../moderation/evidence/public.ts'

const DAY = 86_400_000

const { test, camille, ines, maud } = await setUpTestApp({
  personas: ['camille', 'ines', 'maud'],
  clears: [tables.spokenAnswers, tables.blocks, tables.photos, tables.reports],
})
const [first, second] = test.deps.brand.profileQuestions.map(({ id }) => id)

beforeEach(() => test.db.update(tables.userProfiles).set({ visibility: 'members', status: 'complete' }))

type Own = { spokenAnswer: SpokenAnswer | null }

const puts = (who: Person, given: object) => who.puts<Own>('/api/spoken-answer', given)
const refusal = async (who: Person, given: object) =>
  ((await puts(who, given)).body as unknown as ErrorEnvelope).error.details.code
async function speaks(who: Person, transcript = '', question = first): Promise<SpokenAnswer> {
  const { id: fileId } = await uploadSound(who)
  const { status, body } = await puts(who, { question, sound: { fileId, transcript } })
  expect(status).toBe(200)
  if (body.spokenAnswer === null) throw new Error('nothing was kept')
  return body.spokenAnswer
}
const heardBy = async (who: Pick<Person, 'gets'>, owner: Person) =>
  (await who.gets<MemberProfile>(`/api/members/${owner.username}`)).body.spokenAnswer
const statusOf = async (who: Pick<Person, 'gets'>, { sound }: SpokenAnswer) => (await who.gets(sound.url)).status
const erases = (days: number) => eraseEvidence(test.app.events.unitOfWork, new Date(Date.now() + days * DAY))

describe('a spoken answer', () => {
  it('is closed to a visitor’s hands', async () => {
    expect((await test.visitor.puts('/api/spoken-answer', {})).status).toBe(401)
    expect((await test.visitor.deletes('/api/spoken-answer')).status).toBe(401)
  })

  it('is heard on the profile by members, with its transcript', async () => {
    const answer = await speaks(ines, 'Le marché, puis la sieste.')
    expect(answer).toMatchObject({ question: first, sound: { seconds: 1, transcript: 'Le marché, puis la sieste.' } })
    expect(await heardBy(camille, ines)).toEqual(answer)
    expect(await statusOf(camille, answer)).toBe(200)
  })

  it('is one: a new one takes its place, and the same again changes its text', async () => {
    const before = await speaks(ines)
    const after = await speaks(ines, '', second)
    expect(await heardBy(camille, ines)).toEqual(after)
    expect(await statusOf(camille, before)).toBe(404)
    const same = { question: second, sound: { fileId: after.sound.id, transcript: 'Ce que je dis' } }
    expect((await puts(ines, same)).body.spokenAnswer?.sound).toMatchObject({
      id: after.sound.id,
      transcript: 'Ce que je dis',
    })
  })

  it('answers a question of the brand, in a minute, with the member’s own recording', async () => {
    const { id: fileId } = await uploadSound(ines)
    expect(await refusal(ines, { question: 'inconnue', sound: { fileId } })).toBe('VALIDATION')
    expect(await refusal(camille, { question: first, sound: { fileId } })).toBe('SOUND_NOT_FOUND')
    const picture = await uploadPhoto(ines)
    expect(await refusal(ines, { question: first, sound: { fileId: picture.id } })).toBe('SOUND_NOT_FOUND')
    const long = (await sendSound(ines, toneOf(limits.spokenAnswerSeconds + 4))).body as { id: number }
    expect(await refusal(ines, { question: first, sound: { fileId: long.id } })).toBe('SPOKEN_ANSWER_TOO_LONG')
    expect(await heardBy(camille, ines)).toBeNull()
  })

  it('reaches visitors only where a public profile shows them a photo', async () => {
    const answer = await speaks(ines)
    await ines.patches('/api/members/me', { visibility: 'public' })
    expect(await heardBy(test.visitor, ines)).toBeNull()
    expect(await statusOf(test.visitor, answer)).toBe(404)
    const { id: fileId } = await uploadPhoto(ines)
    const [photo] = (await ines.posts<ProfilePhoto[]>('/api/photos', { fileId })).body
    expect(await heardBy(test.visitor, ines)).toEqual(answer)
    expect(await statusOf(test.visitor, answer)).toBe(200)
    await ines.patches(`/api/photos/${photo?.id}`, { visibility: 'accepted' })
    expect(await heardBy(test.visitor, ines)).toBeNull()
    expect(await statusOf(test.visitor, answer)).toBe(404)
  })

  it('is heard by nobody across a block', async () => {
    const answer = await speaks(ines)
    await ines.posts('/api/blocks', { username: camille.username })
    expect(await statusOf(camille, answer)).toBe(404)
  })

  it('is silent once removed, and erased with its file after a month', async () => {
    const answer = await speaks(ines)
    expect((await ines.deletes<Own>('/api/spoken-answer')).body).toEqual({ spokenAnswer: null })
    expect((await ines.deletes('/api/spoken-answer')).status).toBe(200)
    expect(await heardBy(camille, ines)).toBeNull()
    expect(await statusOf(camille, answer)).toBe(404)
    await erases(limits.evidenceDays - 1)
    expect(await test.db.$count(tables.spokenAnswers)).toBe(1)
    await erases(limits.evidenceDays + 1)
    expect(await test.db.$count(tables.spokenAnswers)).toBe(0)
    expect(await test.db.$count(tables.files, eq(tables.files.id, answer.sound.id))).toBe(0)
  })

  it('is evidence in a report of the profile, and stays while the report is open', async () => {
    await speaks(ines, 'Des mots durs')
    await camille.posts('/api/reports', { target: 'member', username: 'ines', reason: 'hate', goodFaith: true })
    await ines.deletes('/api/spoken-answer')
    await erases(limits.evidenceDays + 1)
    const [row] = (await maud.gets<Page<DeskReportRow>>('/api/desk/reports')).body.items
    const { evidence } = (await maud.gets<DeskReport>(`/api/desk/reports/${row?.id}`)).body
    expect(evidence.sounds).toMatchObject([{ transcript: 'Des mots durs' }])
    const heard = await maud.gets(evidence.sounds[0]?.url ?? '')
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mp4'])
    expect((await camille.gets(evidence.sounds[0]?.url ?? '')).status).toBe(403)
  })
})
