import { limits } from '@consoeurs/contract'
import type { Reader } from '../../tools/bench/world/world.ts'

export interface HotRequest {
  name: string
  path: (reader: Reader, limit: number) => string
  /** Statements that one answer asks of the database at most, whatever the number of its rows. */
  statements: number
  /** It is a list, which is asked for few rows and for many. */
  grows?: boolean
  /** Of a crowd in one place, which in a small world is nearly everybody: to look at all of them is then less work. */
  amongAll?: boolean
}

/** What members ask for all day. One more statement is a decision: it is written here. */
export const hotRequests: HotRequest[] = [
  { name: 'feed', path: (_, limit) => `/api/shares?limit=${limit}`, statements: 5, grows: true },
  // The page of it that PostgreSQL plans once.
  { name: 'feed, as it opens', path: () => '/api/shares', statements: 5 },
  { name: 'feed, as pages open it', path: () => `/api/shares?limit=${limits.firstShares}`, statements: 5 },
  { name: 'feed, as the home page opens it', path: () => `/api/shares?limit=${limits.homeShares}`, statements: 5 },
  { name: 'own feed', path: (_, limit) => `/api/shares?scope=mine&limit=${limit}`, statements: 5, grows: true },
  {
    name: 'feed near her',
    path: (_, limit) => `/api/shares?scope=near&limit=${limit}`,
    statements: 6,
    grows: true,
    amongAll: true,
  },
  { name: 'kept shares', path: (_, limit) => `/api/shares?scope=kept&limit=${limit}`, statements: 5, grows: true },
  {
    name: 'shares of a member',
    path: ({ memberUsername }, limit) => `/api/shares?author=${memberUsername}&limit=${limit}`,
    statements: 5,
    grows: true,
  },
  { name: 'share', path: ({ shareSlug }) => `/api/shares/${shareSlug}`, statements: 5 },
  {
    name: 'members near her',
    path: (_, limit) => `/api/members?sort=near&limit=${limit}`,
    statements: 4,
    grows: true,
    amongAll: true,
  },
  {
    name: 'members seen last',
    path: (_, limit) => `/api/members?sort=recent&limit=${limit}`,
    statements: 3,
    grows: true,
  },
  { name: 'newest members', path: (_, limit) => `/api/members?sort=new&limit=${limit}`, statements: 3, grows: true },
  { name: 'newcomers', path: () => '/api/members?sort=new&limit=3', statements: 2 },
  { name: 'faces near her', path: () => '/api/members/near', statements: 3 },
  { name: 'first steps', path: () => '/api/members/me/first-steps', statements: 2 },
  { name: 'members count', path: () => '/api/members/count', statements: 2 },
  { name: 'her profile', path: () => '/api/members/me', statements: 6 },
  // The last marks shared interests, for which the page asked for the viewer's whole profile.
  { name: 'profile', path: ({ memberUsername }) => `/api/members/${memberUsername}`, statements: 10 },
  { name: 'conversations', path: (_, limit) => `/api/conversations?limit=${limit}`, statements: 2, grows: true },
  { name: 'unread conversations', path: () => '/api/conversations?box=unread', statements: 2 },
  { name: 'groups', path: () => '/api/groups', statements: 2 },
  { name: 'conversation counts', path: () => '/api/conversations/counts', statements: 2 },
  { name: 'conversation', path: ({ otherUsername }) => `/api/conversations/with/${otherUsername}`, statements: 5 },
  {
    name: 'messages',
    path: ({ conversationId }, limit) => `/api/conversations/${conversationId}/messages?limit=${limit}`,
    statements: 4,
    grows: true,
  },
  {
    name: 'missed messages',
    path: ({ conversationId }, limit) => `/api/conversations/${conversationId}/messages?after=0&limit=${limit}`,
    statements: 4,
    grows: true,
  },
  { name: 'notifications', path: (_, limit) => `/api/notifications?limit=${limit}`, statements: 4, grows: true },
  { name: 'unread notifications', path: () => '/api/notifications?unread=true', statements: 4 },
  { name: 'inbox', path: () => '/api/inbox?after=0', statements: 6 },
  { name: 'counters', path: () => '/api/counters', statements: 2 },
  { name: 'visits', path: (_, limit) => `/api/visits?limit=${limit}`, statements: 3, grows: true },
  { name: 'visit days', path: () => '/api/visits/days', statements: 2 },
  { name: 'honors', path: (_, limit) => `/api/honors?limit=${limit}`, statements: 3, grows: true },
  { name: 'favorites', path: (_, limit) => `/api/favorites?limit=${limit}`, statements: 4, grows: true },
  { name: 'her communities', path: () => '/api/communities/cards?which=mine&limit=4', statements: 2 },
  { name: 'her rooms', path: () => '/api/rooms/mine?limit=3', statements: 2 },
  { name: 'viewer', path: () => '/api/viewer', statements: 3 },
]
