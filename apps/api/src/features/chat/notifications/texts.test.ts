import { constants } from '@consoeurs/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationTexts, toastText } from './texts.ts'

const { message, ...lines } = notificationTexts
const about = { name: 'Léa', others: 0, excerpt: 'Un matin', detail: {} }

describe('a sentence', () => {
  it('agrees with one, two or more members', () => {
    const titles = [0, 1, 2, 7].map((others) => notificationTexts.visite({ ...about, others }).title)
    expect(titles).toEqual([
      'Léa a visité ton profil',
      'Léa et une autre membre ont visité ton profil',
      'Léa et 2 autres membres ont visité ton profil',
      'Léa et 7 autres membres ont visité ton profil',
    ])
    expect(notificationTexts.visite({ ...about, others: 1 }).message).toContain('Va voir les leurs')
    expect(notificationTexts.honneur({ ...about, others: 1 }).message).toBe('Découvre leurs honneurs.')
  })

  it('distinguishes a comment from a share', () => {
    const onComment = { ...about, detail: { on: 'comment' } }
    expect(notificationTexts.reaction(about).title).toBe('Léa a réagi à ton partage')
    expect(notificationTexts.reaction(onComment).title).toBe('Léa a réagi à ton commentaire')
    expect(notificationTexts.commentaire(about).title).toBe('Léa a commenté ton partage')
    expect(notificationTexts.commentaire(onComment).title).toBe('Léa a répondu à ton commentaire')
  })

  it('stays within its length limits, and a quotation keeps both quotation marks', () => {
    const parts = fc.record({
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40, size: 'max' }),
      others: fc.nat(300),
      excerpt: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 600, size: 'max' }),
      detail: fc.constantFrom<Record<string, string>>({}, { on: 'comment' }, { honor: 'Belle plume' }),
    })
    fc.assert(
      fc.property(parts, (given) => {
        for (const text of Object.values(lines).map((write) => write(given))) {
          expect([...text.title].length).toBeLessThanOrEqual(constants.titleTruncation)
          expect([...text.message].length).toBeLessThanOrEqual(constants.messageTruncation)
          expect([...toastText(text)].length).toBeLessThanOrEqual(constants.messageTruncation)
        }
        expect([...message(given)].length).toBeLessThanOrEqual(constants.messageTruncation)
        expect(notificationTexts.commentaire(given).message).toMatch(/^«\u202F[\s\S]*\u202F»$/)
      }),
    )
  })
})
