import { defaultBrandCode } from '@consoeurs/brand'
import type { Viewer } from '../app/context.ts'
import type { PictureSource } from '../app/ui/picture.tsx'

/** Invented people and drawn portraits: enough to see every component filled. */
export const portrait = (name: string) => `/portraits/${defaultBrandCode}/${name}.svg`

export const kitViewer: Viewer = {
  id: 1,
  username: 'lea',
  displayName: 'Léa',
  avatarUrl: portrait('lea'),
  role: 'member',
  approval: null,
  profileCompleted: true,
  lastConnection: null,
  seq: 0,
  discreet: false,
  checkIn: null,
  sound: true,
  moment: false,
  mutes: false,
  showsCovered: false,
  hidesFirstSteps: true,
  waitingRooms: [1],
  waitingGroups: [],
  unread: { messages: 2, notifications: 3, visits: 0, honors: 0, requests: 0 },
}

export const people = ['camille', 'nadege', 'elise', 'fatou', 'oriane'].map((name, id) => ({
  id,
  name: name.replace(/^./, (letter) => letter.toUpperCase()),
  src: portrait(name),
}))

/** Badly proportioned on purpose: tall, wide, square. */
export const photos: PictureSource[] = [
  { src: portrait('camille'), width: 480, height: 600, alt: 'Un portrait dessiné, en hauteur' },
  { src: portrait('nadege'), width: 600, height: 600, alt: 'Un portrait dessiné, carré' },
  { src: portrait('elise'), width: 480, height: 600, alt: '' },
  { src: portrait('fatou'), width: 600, height: 600, alt: 'Un portrait dessiné, carré' },
  { src: portrait('oriane'), width: 480, height: 600, alt: 'Un portrait dessiné, en hauteur' },
]
