import type { SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp, uploadSound } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { moderationText } from '../text/moderation.ts'
import { openAdmin, screen } from './open-admin.scene.tsx'

const { test, camille, ines, maud } = await setUpTestApp({ personas: ['camille', 'ines', 'maud'] })

it('plays the recording of a reported message, with what its author typed', async () => {
  const writes = async (from: typeof camille, to: typeof camille, parts: object) =>
    (await from.posts<SentMessage>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, ...parts })).body
  await writes(camille, ines, { text: 'Bonjour' })
  await writes(ines, camille, { text: 'Bonjour à toi' })
  const { id: fileId } = await uploadSound(camille)
  const { message } = await writes(camille, ines, { sound: { fileId, transcript: 'Des mots durs' } })
  await ines.posts('/api/reports', { target: 'message', targetId: message.id, reason: 'harassment', goodFaith: true })
  const [report] = await test.db.select().from(tables.reports)

  await openAdmin(maud, `/reports/${report?.id}`)
  const player = await screen.findByLabelText<HTMLAudioElement>(moderationText.sound)
  expect(player.getAttribute('preload')).toBe('none')
  expect(await screen.findByText('Des mots durs')).toBeDefined()
  const heard = await maud.gets(player.getAttribute('src') ?? '')
  expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mp4'])
})
