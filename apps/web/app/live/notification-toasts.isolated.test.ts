import type { SocketMessage } from '@consoeurs/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CatalogueEntryState, NotificationStore } from '../viewer/notification-store.ts'
import { receiveNotification } from './notification-toasts.ts'

const { rung, toasts } = vi.hoisted(() => ({
  rung: [] as string[],
  toasts: [] as { name: string; text: string; when: string; onOpen: () => void }[],
}))
vi.mock('../ui/overlays/toast.tsx', () => ({
  toast: { presence: (shown: (typeof toasts)[number]) => void toasts.push(shown) },
}))
vi.mock('./notification-sound.ts', () => ({
  playNotificationSound: async (userId: number, seq: number) => void rung.push(`ring ${userId} ${seq}`),
  skipNotificationSound: async (userId: number, seq: number) => void rung.push(`hush ${userId} ${seq}`),
}))

const camille = { id: 7, username: 'camille', displayName: 'Camille', avatar: null }
const ines = { id: 8, username: 'ines', displayName: 'Inès', avatar: '/files/ines' }
const message: SocketMessage = {
  id: 1,
  seq: 12,
  section: 'profil',
  index: 0,
  notifValue: 'visite',
  slug: 'ines',
  message: 'Inès a visité ton profil.',
  url: '/p/ines',
  author: ines,
  recipient: camille,
}
const unread = { messages: 0, notifications: 0, visits: 0, honors: 0, requests: 0 }
const place = { name: 'La place', icon: '/brand/mark.svg' }

const navigate = vi.fn()
let store: NotificationStore
let entry: CatalogueEntryState
let take: (message: SocketMessage) => void
beforeEach(() => {
  rung.length = 0
  toasts.length = 0
  navigate.mockReset()
  store = new NotificationStore({ unread, waitingRooms: [], waitingGroups: [], sound: true })
  entry = { label: 'Une visite', inApp: true, push: true }
  const entries = () => new Map([['profil:0', entry]])
  const parts = { viewerId: camille.id, place, store, entries, navigate }
  take = (arrived) => receiveNotification(parts, arrived)
  vi.stubGlobal('location', { pathname: '/dashboard' })
  vi.stubGlobal('document', { hasFocus: () => true })
})
afterEach(() => vi.unstubAllGlobals())

it('becomes the last push of the store, with its label, flags, count and moment', async () => {
  take(message)
  const { timestamp, ...state } = store.read()
  expect(state).toMatchObject({
    avatar: '/files/ines',
    title: 'Inès',
    label: 'Une visite',
    message: 'Inès a visité ton profil.',
    path: '/p/ines',
    sound: true,
    inApp: true,
    push: true,
    counter: 1,
  })
  expect(timestamp).toBeGreaterThan(0)
  expect(toasts).toMatchObject([{ name: 'Inès', text: 'Inès a visité ton profil.', when: 'Une visite, à l’instant' }])
  await vi.waitFor(() => expect(rung).toEqual(['ring 7 12']))
})

it.each([
  { inApp: true, push: false },
  { inApp: false, push: true },
])('bears the flags that she chose for its entry: %j', (flags) => {
  entry = { label: 'Une visite', ...flags }
  take(message)
  expect(store.read()).toMatchObject(flags)
})

it('is counted with those before it', () => {
  take(message)
  take({ ...message, id: 2, seq: 13 })
  expect(store.read().counter).toBe(2)
})

it('is handled only if the recipient is the current user', async () => {
  take({ ...message, recipient: ines })
  expect(store.read()).toMatchObject({ counter: 0, title: '' })
  expect(rung).toEqual([])
})

it('bears the name and the mark of the place where nobody else speaks, and an empty path is /', () => {
  take({ ...message, author: null, url: '' })
  expect(store.read()).toMatchObject({ title: 'La place', avatar: '/brand/mark.svg', path: '/' })
})

it('is cut at 65 and 240 characters, never inside an emoji', () => {
  const long = '🌸'.repeat(300)
  take({ ...message, message: long, author: { ...ines, displayName: long } })
  const { title, message: shown } = store.read()
  expect([[...title].length, [...shown].length]).toEqual([65, 240])
  expect([title, shown].every((text) => text.isWellFormed() && text.endsWith('…'))).toBe(true)
})

it('says nothing of what she has under her eyes, and lets no other page ring for it', async () => {
  vi.stubGlobal('location', { pathname: '/p/ines' })
  take(message)
  expect(store.read().counter).toBe(0)
  await vi.waitFor(() => expect(rung).toEqual(['hush 7 12']))
})

it('knows a room by its short link', () => {
  vi.stubGlobal('location', { pathname: '/c/lectrices/le-livre' })
  take({ ...message, url: '/r/le-livre?message=4' })
  expect(store.read().counter).toBe(0)
  take({ ...message, url: '/r/un-autre' })
  expect(store.read().counter).toBe(1)
})

it('is silent where she wants no sound', async () => {
  store.set({ sound: false })
  take(message)
  await Promise.resolve()
  expect(store.read().counter).toBe(1)
  expect(rung).toEqual([])
})

it.each([
  ['/p/ines', '/p/ines'],
  ['', '/'],
  ['https://ailleurs.example/', '/'],
  ['/.//ailleurs.example', '/'],
])('leads a press where its address does, on this site alone: %j', (url, path) => {
  take({ ...message, url })
  toasts[0]?.onOpen()
  expect(navigate.mock.calls).toEqual([[path, {}]])
  expect(store.read().path).toBe(path)
})
