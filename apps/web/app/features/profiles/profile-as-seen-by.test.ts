import type { OwnProfile, ProfilePhoto } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { profileAsSeenBy } from './profile-as-seen-by.ts'

const format = { url: '/files/a.webp', width: 1, height: 1 }
const file = {
  id: 1,
  name: 'a',
  url: '/files/a.webp',
  width: 1,
  height: 1,
  thumbhash: '',
  alt: '',
  formats: { thumbnail: format, small: format, medium: format, large: format },
}
const photo = (id: number, visibility: ProfilePhoto['visibility'], main = false): ProfilePhoto => ({
  id,
  main,
  visibility,
  file,
})

const own: OwnProfile = {
  id: 1,
  username: 'lea',
  displayName: 'Léa',
  avatar: '/files/a-thumbnail.webp',
  certified: false,
  freshness: 'green',
  age: 26,
  headline: '',
  photo: file,
  city: 'Nantes',
  distance: null,
  lastConnection: '2026-03-12T10:00:00.000Z',
  isNew: false,
  about: '',
  interests: [],
  lookingFor: [],
  lookingForWhom: [],
  seeksAges: null,
  answers: {},
  photos: [photo(1, 'everyone', true), photo(2, 'accepted')],
  honors: [],
  honorGiven: null,
  shareCount: 0,
  memberSince: '2026-01-01T10:00:00.000Z',
  isSelf: true,
  visibility: 'public',
  can: { write: false, honor: false, block: false, report: false },
  place: null,
  status: 'complete',
  whoMayWrite: 'all',
  discreetVisits: false,
  hideLastConnection: false,
  hideDistance: false,
  readReceipts: true,
}

it('keeps from everyone the photos that are for those she accepted', () => {
  expect(profileAsSeenBy(own, 'member')?.photos.map(({ id }) => id)).toEqual([1])
})

it('has no face where her main photo is not for everyone', () => {
  const shy = { ...own, photos: [photo(1, 'accepted', true), photo(2, 'everyone')] }
  expect(profileAsSeenBy(shy, 'member')).toMatchObject({ photo: null, avatar: null })
})

it('tells a visitor nothing of the last connection, and a member only where she shows it', () => {
  expect(profileAsSeenBy(own, 'member')).toMatchObject({ freshness: 'green', lastConnection: own.lastConnection })
  expect(profileAsSeenBy(own, 'visitor')).toMatchObject({ freshness: null, lastConnection: null })
  const hidden = profileAsSeenBy({ ...own, hideLastConnection: true }, 'member')
  expect(hidden).toMatchObject({ freshness: null, lastConnection: null })
})

it('does not exist for a visitor unless it is public and complete, and for nobody once hidden', () => {
  expect(profileAsSeenBy({ ...own, visibility: 'members' }, 'visitor')).toBeNull()
  expect(profileAsSeenBy({ ...own, visibility: 'members' }, 'member')).not.toBeNull()
  expect(profileAsSeenBy({ ...own, status: 'draft' }, 'visitor')).toBeNull()
  expect(profileAsSeenBy({ ...own, status: 'hidden' }, 'member')).toBeNull()
})
