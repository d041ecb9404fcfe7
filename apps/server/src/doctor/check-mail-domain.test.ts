import { expect, it } from 'vitest'
import { checkMailDomain } from './check-mail-domain.ts'

const settings = { smtpUrl: 'smtp://mail', smtpFrom: { address: 'bonjour@site.exemple.fr' } }

/** Texts by name; others are unknown to the DNS. */
const zone = (texts: Record<string, string[]>) => async (name: string) => {
  const found = texts[name]
  if (found === undefined) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  return found.map((text) => [text.slice(0, 8), text.slice(8)])
}

it.each<[string, Record<string, string[]>, string, RegExp]>([
  ['both', { 'site.exemple.fr': ['v=spf1 mx -all'], '_dmarc.site.exemple.fr': ['v=DMARC1; p=none'] }, 'good', /SPF et/],
  [
    'DMARC above',
    { 'site.exemple.fr': ['x', 'v=spf1 -all'], '_dmarc.exemple.fr': ['v=DMARC1;p=none'] },
    'good',
    /SPF et/,
  ],
  ['SPF alone', { 'site.exemple.fr': ['v=spf1 -all'] }, 'careful', /ne publie pas DMARC/],
  ['neither', { 'site.exemple.fr': ['google-site-verification=1'] }, 'careful', /ne publie pas SPF ni DMARC/],
])('looks for SPF and DMARC of the sender: %s', async (_case, texts, state, says) => {
  expect(await checkMailDomain(settings, zone(texts))).toMatchObject([
    { check: 'mail-domain', state, description: expect.stringMatching(says) },
  ])
})

it('says that the DNS cannot be read', async () => {
  const silent = () => Promise.reject(Object.assign(new Error('queryTxt'), { code: 'ETIMEOUT' }))
  expect(await checkMailDomain(settings, silent)).toMatchObject([
    { state: 'careful', description: expect.stringContaining('ETIMEOUT') },
  ])
})

it('has nothing to say without a mail server, or of this machine', async () => {
  expect(await checkMailDomain({ ...settings, smtpUrl: undefined }, zone({}))).toEqual([])
  expect(await checkMailDomain({ ...settings, smtpFrom: { address: 'a@localhost' } }, zone({}))).toEqual([])
})
