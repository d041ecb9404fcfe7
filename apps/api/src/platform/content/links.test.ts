import { describe, expect, it } from 'vitest'
import { containsLink } from './links.ts'

describe('a link in a text', () => {
  it.each([
    'Regarde https://exemple.test/page',
    'va voir www.exemple',
    'écris-moi à louise@courrier.test',
    'c’est sur mon-site.fr',
    'Exemple.COM, tu connais ?',
    't.me/quelquune',
    'signal://groupe',
    'mailto:louise',
  ])('is found in « %s »', (text) => expect(containsLink(text)).toBe(true))

  it.each([
    'Bonjour Inès, ton partage m’a touchée.',
    'Tu viens samedi ?Je serai là.',
    'oui.je veux bien',
    'À 18 h 30. Fraises, framboises…',
    'J’ai 3.5 kg de pommes',
    'Le journal.France et le reste',
    'Au parc @ midi',
  ])('is not found in « %s »', (text) => expect(containsLink(text)).toBe(false))
})
