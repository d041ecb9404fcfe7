import { tables } from '@consoeurs/database'
import { type TestApp, uploadPhoto } from '@consoeurs/test-support'
import type { Write } from './desk-write.ts'

type Writes = Record<string, () => Promise<Write>>

const newcomer = ({ personas }: TestApp, user: object = {}) =>
  personas.member(`Nora${crypto.randomUUID().slice(0, 8)}`, { user })

/** A first photo that waits. */
async function firstPhoto(test: TestApp, assigneeId: number | null): Promise<{ path: string; file: string }> {
  const asks = await newcomer(test)
  const { id: fileId, name } = await uploadPhoto(asks)
  const photo = { userId: asks.id, fileId, position: 0, awaitsCheck: true, hiddenAt: new Date() }
  const [added] = await test.db.insert(tables.photos).values(photo).returning()
  const check = { userId: asks.id, photoId: added?.id ?? 0, assigneeId }
  const [waiting] = await test.db.insert(tables.photoChecks).values(check).returning()
  return { path: `/api/desk/first-photos/${waiting?.id}`, file: name }
}

async function signUp(test: TestApp): Promise<string> {
  const asks = await newcomer(test, { approval: 'pending' })
  const request = { userId: asks.id, askedAt: new Date() }
  const [pending] = await test.db.insert(tables.signUpRequests).values(request).returning()
  return `/api/desk/sign-ups/${pending?.id}`
}

/** What moderators send about newcomers. */
export const newcomerWrites = (scene: { test: TestApp; admin: { id: number } }): Writes => ({
  'POST /api/desk/first-photos/:id/assign': async () => ({
    path: `${(await firstPhoto(scene.test, null)).path}/assign`,
  }),
  'POST /api/desk/first-photos/:id/release': async () => ({
    path: `${(await firstPhoto(scene.test, scene.admin.id)).path}/release`,
  }),
  'POST /api/desk/first-photos/:id/decide': async () => {
    const { path, file } = await firstPhoto(scene.test, scene.admin.id)
    const decision = { clientId: crypto.randomUUID(), state: 'refused', statement: 'On y lit un numéro.', file }
    return { path: `${path}/decide`, body: decision }
  },
  'POST /api/desk/sign-ups/:id/decide': async () => ({
    path: `${await signUp(scene.test)}/decide`,
    body: { clientId: crypto.randomUUID(), state: 'refused', statement: 'Dis-nous qui tu es.' },
  }),
})
