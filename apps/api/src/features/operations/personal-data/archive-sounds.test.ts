import type { PersonalData, SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadSound } from '@consoeurs/test-support'
import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { createFileStore } from '../../../platform/data/file-store.ts'
import { buildArchive } from './build-archive.ts'
import { writeArchive } from './write-archive.ts'

const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'] })
beforeAll(async () => {
  await test.app.jobs.start()
})

const writes = (from: Person, to: Person, parts: object) =>
  from.posts<SentMessage>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, ...parts })
const archiveOf = async ({ id }: Person, chapter: string) =>
  JSON.stringify((await buildArchive(test.db, id, 'secret')).get(chapter) ?? [])

it('contains her own recordings as files, and what she says in them', async () => {
  await writes(camille, ines, { text: 'Bonjour' })
  await writes(ines, camille, { text: 'Bonjour à toi' })
  const sound = { fileId: (await uploadSound(camille)).id, transcript: 'Je passe à huit heures.' }
  const { body } = await writes(camille, ines, { sound })
  const question = test.deps.brand.profileQuestions[0]?.id
  const spoken = { fileId: (await uploadSound(camille)).id, transcript: 'Le marché, puis la sieste.' }
  expect((await camille.puts('/api/spoken-answer', { question, sound: spoken })).status).toBe(200)

  for (const who of [camille, ines]) expect(await archiveOf(who, 'messages')).toContain(sound.transcript)
  expect(await archiveOf(camille, 'reponse-parlee')).toContain(spoken.transcript)
  expect(await archiveOf(ines, 'reponse-parlee')).toBe('[]')

  const name = body.message.sound?.url.replace('/files/', '') ?? ''
  const files = await zippedFor(camille)
  expect(Object.keys(files).filter((path) => path.endsWith('.m4a'))).toHaveLength(2)
  expect(files[`fichiers/${name}`]?.length).toBeGreaterThan(1000)
  expect(Object.keys(await zippedFor(ines)).filter((path) => path.endsWith('.m4a'))).toEqual([])
})

async function zippedFor(who: Person): Promise<Record<string, Uint8Array>> {
  const name = crypto.randomUUID().replaceAll('-', '')
  const [row] = await test.db.insert(tables.archives).values({ userId: who.id, name }).returning()
  const { settings, brand } = test.deps
  const fileStore = createFileStore(settings)
  const parts = { db: test.db, brand, unitOfWork: test.app.events.unitOfWork, fileStore, jobs: test.app.jobs, settings }
  await writeArchive({ ...parts, now: () => new Date() }, row?.id ?? 0)
  const made = (await who.gets<PersonalData>('/api/personal-data')).body.archive?.name
  const answer = await who.app.inject({
    url: `/api/personal-data/archive/${made}`,
    headers: { authorization: `Bearer ${who.token}` },
  })
  return unzipSync(new Uint8Array(answer.rawPayload))
}

it('contains the words of honours and what messages quote, for both, and not across a block', async () => {
  const kind = test.deps.brand.honors[0]?.kind
  const question = test.deps.brand.profileQuestions[1]?.id ?? ''
  const text = 'Chanter faux, très fort.'
  await ines.patches('/api/members/me', { answers: { [question]: text } })
  await writes(camille, ines, { text: 'Moi aussi', profileQuote: { kind: 'answer', question, text } })
  await camille.posts('/api/honors', { username: ines.username, kind, word: 'Merci pour hier' })
  for (const who of [camille, ines]) expect(await archiveOf(who, 'messages')).toContain(text)
  expect(await archiveOf(camille, 'honneurs-donnes')).toContain('Merci pour hier')
  expect(await archiveOf(ines, 'honneurs-recus')).toContain('Merci pour hier')
  await ines.posts('/api/blocks', { username: camille.username })
  expect(await archiveOf(ines, 'honneurs-recus')).not.toContain('Merci pour hier')
})
