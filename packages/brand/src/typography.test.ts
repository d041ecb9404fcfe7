import { describe, expect, it } from 'vitest'
import { typographyFaults } from './typography.ts'

describe('typographyFaults', () => {
  it('accepts correct French typography', () => {
    expect(
      typographyFaults('Qu’as-tu dit\u202F? «\u202FRien\u202F!\u202F» À 19:30\u202F: oui\u202F; 5\u202F€.'),
    ).toEqual([])
  })

  it.each([
    ["Qu'as-tu dit.", 'straight apostrophe'],
    ['Quoi ?', 'no narrow space before ? ! ; : %  €'],
    ['Quoi?', 'no narrow space before ? ! ; : %  €'],
    ['Elle dit « oui ».', 'no narrow space inside « »'],
    ['Deux  espaces.', 'double space'],
  ])('refuses %s', (text, fault) => {
    expect(typographyFaults(text)).toContain(fault)
  })
})
