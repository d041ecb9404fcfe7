import { Resolver } from 'node:dns/promises'
import type { Settings } from '../settings/settings.ts'
import { isThisMachine } from '../settings/settings-wires.ts'
import { type Finding, findingsOf, reasonOf } from './findings.ts'

const { good, careful } = findingsOf('mail-domain')

type ReadTexts = (name: string) => Promise<string[][]>

/** No such name, or no text for it. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

async function textsOf(read: ReadTexts, name: string): Promise<string[]> {
  try {
    return (await read(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (absent.has(reasonOf(error))) return []
    throw error
  }
}

/** DMARC is also looked for at the domain above (RFC 7489 §6.6.3). */
async function missingRecords(read: ReadTexts, domain: string): Promise<string[]> {
  const above = domain.split('.').slice(-2).join('.')
  const [own, policies] = await Promise.all([
    textsOf(read, domain),
    Promise.all([...new Set([domain, above])].map((name) => textsOf(read, `_dmarc.${name}`))),
  ])
  return [
    ...(own.some((text) => /^v=spf1( |$)/i.test(text)) ? [] : ['SPF']),
    ...(policies.flat().some((text) => /^v=DMARC1\s*;/i.test(text)) ? [] : ['DMARC']),
  ]
}

const resolver = new Resolver({ timeout: 4_000, tries: 1 })

/** SPF (RFC 7208) and DMARC (RFC 7489) of the sender. DKIM is not checked: only the mail server knows its selector. */
export async function checkMailDomain(
  { smtpUrl, smtpFrom }: Pick<Settings, 'smtpUrl' | 'smtpFrom'>,
  read: ReadTexts = (name) => resolver.resolveTxt(name),
): Promise<Finding[]> {
  const domain = smtpFrom.address.split('@').at(-1) ?? ''
  if (smtpUrl === undefined || isThisMachine(domain) || !domain.includes('.')) return []
  try {
    const missing = await missingRecords(read, domain)
    if (missing.length === 0) return [good(`Le domaine ${domain} publie SPF et DMARC.`)]
    const said = `Le domaine ${domain} ne publie pas ${missing.join(' ni ')} : des mails peuvent finir dans les indésirables.`
    return [careful(said, 'Ajoute ces enregistrements DNS : docs/operations.md, « SPF, DKIM and DMARC ».')]
  } catch (error) {
    return [careful(`Le DNS de ${domain} ne se laisse pas lire d’ici (${reasonOf(error)}).`)]
  }
}
