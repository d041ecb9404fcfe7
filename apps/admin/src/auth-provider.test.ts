import { expect, it } from 'vitest'
import type { ApiClient } from '../../web/app/api/client.ts'
import { createAuthProvider, mayUse } from './auth-provider.ts'
import { screenNames, screens } from './screens.ts'

const deskOf = (viewer: object | null) => {
  const left: string[] = []
  const api = { get: async () => ({ viewer }) } as unknown as ApiClient
  const here = () => '/admin/articles/7?x=1'
  return { auth: createAuthProvider({ api, leave: (path) => left.push(path), here }), left }
}

it.each([
  ['editor', ['editor']],
  ['moderator', ['moderator']],
  ['admin', ['editor', 'moderator', 'admin']],
  ['member', []],
  [null, []],
] as const)('%s is let into the places of %s', (role, opened) => {
  const may = screenNames.filter((name) => mayUse(role, name))
  expect(may).toEqual(screenNames.filter((name) => (opened as readonly string[]).includes(screens[name].access)))
  expect(mayUse(role, 'elsewhere')).toBe(false)
})

it('leads who is not signed in to the door, and back where she was', async () => {
  const { auth, left } = deskOf(null)
  await expect(auth.checkAuth({})).rejects.toMatchObject({ status: 401 })
  expect(left).toEqual(['/login?suite=%2Fadmin%2Farticles%2F7%3Fx%3D1'])
})

it('leads her there when her session ends while she works, and for no other refusal', async () => {
  const { auth, left } = deskOf({ id: 1, displayName: 'Odile', avatarUrl: null, role: 'editor' })
  await auth.checkError({ status: 403 })
  expect(left).toEqual([])
  await expect(auth.checkError({ status: 401 })).rejects.toMatchObject({ status: 401 })
  expect(left).toHaveLength(1)
})

it('knows her name and her role', async () => {
  const { auth } = deskOf({ id: 1, displayName: 'Odile', avatarUrl: null, role: 'editor' })
  expect(await auth.getIdentity?.()).toEqual({ id: 1, fullName: 'Odile' })
  expect(await auth.getPermissions?.({})).toBe('editor')
  expect(await auth.canAccess?.({ resource: 'articles', action: 'edit' })).toBe(true)
})
