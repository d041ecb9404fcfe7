import type { ShareView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { sharesText } from '../../../text/shares.ts'
import { shareTile } from './latest-shares.ts'

const format = { url: '/files/bol.webp', width: 480, height: 480 }
const share = {
  slug: 'bol-du-matin',
  title: 'Bol du matin',
  body: 'Grenade et sarrasin.',
  images: [{ alt: 'Un bol', width: 960, height: 960, formats: { small: format, medium: format, large: format } }],
  recipe: { minutes: 90 },
  cover: null,
  withheld: false,
} as unknown as ShareView

it('shows the picture, the title and the time of a recipe', () => {
  expect(shareTile(share)).toMatchObject({ words: 'Bol du matin', picture: { alt: 'Un bol' }, time: '1 h 30' })
})

it('shows the text’s beginning where there is no title', () => {
  expect(shareTile({ ...share, title: '', recipe: null })).toMatchObject({ words: 'Grenade et sarrasin.', time: null })
})

it('keeps a share covered', () => {
  for (const covered of [{ cover: '' }, { withheld: true }])
    expect(shareTile({ ...share, ...covered })).toMatchObject({ words: sharesText.covered, picture: null })
})
