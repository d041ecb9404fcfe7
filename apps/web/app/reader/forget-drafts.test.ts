import { expect, it } from 'vitest'
import { draftsToForget } from './forget-drafts.ts'

const kept: [string, string][] = [
  ['share-draft:1', JSON.stringify({ body: 'Gardé', saved: true })],
  ['share-draft:2', JSON.stringify({ body: 'Jamais parti', saved: false })],
  ['share-draft:3', 'abîmé'],
  ['message-draft:1:message:ines', JSON.stringify({ text: 'Gardé aussi', clientId: 'a', saved: true })],
  ['message-draft:1:room:4', JSON.stringify({ text: 'Écrit dans le tunnel', clientId: 'b', saved: false })],
  ['Theme', 'dark'],
]

it('leaves on this device only what the server has never seen', () => {
  expect(draftsToForget(kept, '/login')).toEqual(['share-draft:1', 'message-draft:1:message:ines'])
})

it('leaves no draft of hers once she said goodbye', () => {
  expect(draftsToForget(kept, '/logout')).toEqual([
    'share-draft:1',
    'share-draft:2',
    'share-draft:3',
    'message-draft:1:message:ines',
    'message-draft:1:room:4',
  ])
})
