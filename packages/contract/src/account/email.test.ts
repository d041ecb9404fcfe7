import { describe, expect, it } from 'vitest'
import { Email, type EmailRefusal, readEmail } from './email.ts'

describe('an address', () => {
  it.each([
    ['Ana@Exemple.FR', 'ana@exemple.fr'],
    [' prenom.nom+liste@mail.exemple.fr ', 'prenom.nom+liste@mail.exemple.fr'],
    ['ana@café-lumière.fr', 'ana@xn--caf-lumire-66ag.fr'],
    ['ana@CAFÉ-LUMIÈRE.fr', 'ana@xn--caf-lumire-66ag.fr'],
    ['ana@cafe\u0301-lumie\u0300re.fr', 'ana@xn--caf-lumire-66ag.fr'],
    ['ana@xn--caf-lumire-66ag.fr', 'ana@xn--caf-lumire-66ag.fr'],
    ["o'brien_2@exemple.travel", "o'brien_2@exemple.travel"],
    [`${'a'.repeat(64)}@exemple.fr`, `${'a'.repeat(64)}@exemple.fr`],
  ])('%j is kept as %s', (typed, email) => {
    expect(readEmail(typed)).toEqual({ email })
  })

  it.each<[string, EmailRefusal]>([
    [' ', 'empty'],
    [`${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.fr`, 'long'],
    ['ana@exem ple.fr', 'space'],
    ['ana.exemple.fr', 'noSign'],
    ['ana@lea@exemple.fr', 'twoSigns'],
    ['@exemple.fr', 'noLocal'],
    [`${'a'.repeat(65)}@exemple.fr`, 'longLocal'],
    ['.ana@exemple.fr', 'dots'],
    ['ana..lea@exemple.fr', 'dots'],
    ['ana.@exemple.fr', 'dots'],
    ['anaïs@exemple.fr', 'signs'],
    ['<ana@exemple.fr', 'signs'],
    ['ana@', 'noDomain'],
    ['ana@exemple', 'noDomain'],
    ['ana@exemple.', 'domain'],
    ['ana@.fr', 'domain'],
    ['ana@-exemple.fr', 'domain'],
    ['ana@exemple.fr:8080', 'domain'],
    ['ana@exemple.fr/x', 'domain'],
    ['ana@exemple.fr#x', 'domain'],
    ['ana@ex%61mple.fr', 'domain'],
    ['ana@127.0.0.1', 'domain'],
    ['ana@0x7f.1', 'domain'],
    [`ana@${'b'.repeat(64)}.fr`, 'domain'],
  ])('%j is refused: %s', (typed, refusal) => {
    expect(readEmail(typed)).toEqual({ refusal })
  })

  it('is refused with a specific message for each reason', () => {
    const sentences = [
      '',
      'ana',
      'a@b@c.fr',
      '@c.fr',
      `${'a'.repeat(65)}@c.fr`,
      'a..b@c.fr',
      'é@c.fr',
      'a@c',
      'a@c.1',
    ].map((typed) => Email.safeParse(typed).error?.issues[0]?.message)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences).not.toContain(undefined)
  })
})
