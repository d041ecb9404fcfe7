import { describe, expect, it } from 'vitest'
import { lookAlikesOf } from './look-alikes.ts'

describe('look-alike names', () => {
  it.each([
    ['Сamille', ['camille']],
    ['Саmіllе', ['camille']],
    ['Ιnes', ['ines', 'lnes']],
    ['Cam\u200bille', ['Camille']],
    ['Camille\u2800', ['Camille']],
    ['Zoe\u00ad\u0301', ['Zoé']],
    ['C\ufe0famille', ['Camille']],
    ['𝐂amille', ['Camille']],
  ])('of %j', (name, read) => {
    expect(lookAlikesOf(name)).toEqual(read)
  })

  it.each([
    'Camille',
    'Zoe\u0301',
    'Marie\u00a0Claire',
    'Нина',
    'Юлия',
    'نورة',
    '美咲',
    'Fleur ❤️',
    '👩🏽‍🍳 Lou',
    'Gwen 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    'Deux 2️⃣',
  ])('are none, or none in Latin letters, for %s', (name) => {
    expect(lookAlikesOf(name).filter((read) => /^[a-z ]+$/i.test(read))).toEqual([])
  })
})
