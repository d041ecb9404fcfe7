import { expect, it } from 'vitest'
import { answerQuoteHref, hasQuoteIn, photoQuoteHref, quoteIn, spokenQuoteHref } from './profile-quote-address.ts'

const file = { id: 9 } as never
const sound = { id: 7, url: '/s/7', seconds: 12, waveform: [], transcript: '' }
const profile = {
  spokenAnswer: { question: 'chanson', sound },
  answers: { dimanche: ' Marché, sieste. ', livre: '  ' },
  photos: [{ id: 4, main: true, state: 'shown' as const, visibility: 'everyone' as const, file }],
}
const searchOf = (href: string) => new URL(href, 'https://site.test').searchParams

it('finds the answers and the photo that its own addresses name', () => {
  expect(quoteIn(searchOf(answerQuoteHref('ines', 'dimanche')), profile)).toEqual({
    kind: 'answer',
    question: 'dimanche',
    text: 'Marché, sieste.',
  })
  expect(quoteIn(searchOf(spokenQuoteHref('ines', 'chanson')), profile)).toEqual({
    ...{ kind: 'spoken', question: 'chanson', soundId: 7, sound },
  })
  expect(quoteIn(searchOf(photoQuoteHref('ines', 4)), profile)).toEqual({ kind: 'photo', photoId: 4, photo: file })
})

it.each(['reponse=livre', 'reponse=constructor', 'reponse=chanson', 'vocal=livre', 'photo=5', 'photo=', 'mot=Bonjour'])(
  'finds nothing for %s',
  (search) => expect(quoteIn(new URLSearchParams(search), profile)).toBeNull(),
)

it('says whether an address asks for a quotation', () => {
  expect(hasQuoteIn(new URLSearchParams('photo=5'))).toBe(true)
  expect(hasQuoteIn(new URLSearchParams('mot=Bonjour'))).toBe(false)
})
