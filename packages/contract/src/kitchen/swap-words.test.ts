import { describe, expect, it } from 'vitest'
import { namesMoney } from './swap-words.ts'

describe('an offer to swap', () => {
  it.each([
    '5 € le pot',
    '10 euros les deux',
    'Je vends mes plants de tomates',
    'À vendre, petit prix',
    'Grains de kéfir à VENDRE',
    'Paiement par Lydia',
    'Plants mis en vente samedi',
  ])('names money in « %s »', (text) => expect(namesMoney(text)).toBe(true))

  it.each([
    'À venir chercher vendredi',
    'Des prunes de Vendée, trois cageots',
    'Contre un pot de confiture crue',
    'Aventure garantie, le kéfir déborde',
    'Je donne ce que le jardin donne',
  ])('names none in « %s »', (text) => expect(namesMoney(text)).toBe(false))
})
