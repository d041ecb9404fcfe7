import { expect, it, vi } from 'vitest'
import { NotificationStore } from './notification-store.ts'

const unread = { messages: 1, honors: 2, visits: 3, notifications: 4, requests: 5 }

it('begins with what the page was served: her four counters, her requests, her rooms, and whether she wants sound', () => {
  expect(new NotificationStore({ unread, waitingRooms: [6], waitingGroups: [], sound: true }).read()).toEqual({
    listNotifications: [],
    nbMessagesUnread: 1,
    nbHonorsUnread: 2,
    nbVisitsUnread: 3,
    nbNotificationsUnread: 4,
    nbRequests: 5,
    waitingRooms: [6],
    waitingGroups: [],
    avatar: null,
    title: '',
    label: '',
    message: '',
    path: '/',
    token: '',
    sound: true,
    inApp: true,
    push: false,
    counter: 0,
    timestamp: 0,
  })
})

it('tells whoever watches what changed, and keeps the rest', () => {
  const store = new NotificationStore({ unread, waitingRooms: [], waitingGroups: [], sound: false })
  const changed = vi.fn()
  const leave = store.watch(changed)
  store.set({ token: 'jeton' })
  expect(changed).toHaveBeenCalledOnce()
  expect(store.read()).toMatchObject({ token: 'jeton', nbMessagesUnread: 1 })
  leave()
  store.set({ token: '' })
  expect(changed).toHaveBeenCalledOnce()
})
