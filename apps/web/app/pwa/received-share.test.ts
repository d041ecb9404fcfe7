import { expect, it } from 'vitest'
import { receivedText } from './received-share.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it.each([
  [{ title: 'Tarte', text: 'Essaie ça', url: 'https://exemple.fr' }, 'Tarte\n\nEssaie ça\n\nhttps://exemple.fr'],
  // Some apps write the address into the text, or the title into it.
  [{ title: 'Tarte', text: 'Tarte : https://exemple.fr', url: 'https://exemple.fr' }, 'Tarte : https://exemple.fr'],
  [{ title: '', text: ' Mot ', url: '' }, 'Mot'],
  [{ title: 'Mot', text: 'Mot' }, 'Mot'],
  [{}, ''],
])('says once what another app hands over', (fields, text) => {
  expect(receivedText(formOf(fields as Record<string, string>))).toBe(text)
})
