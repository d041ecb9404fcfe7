import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findConnectionProblems } from '../../apps/server/src/settings/settings-wires.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../deploy', path), 'utf8')
const lines = read('Caddyfile')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean)

/** The lines of a block, by its first line, as far as the brace that closes it. */
function blockOf(head: string): string[] {
  const from = lines.indexOf(`${head} {`)
  if (from === -1) throw new Error(`the Caddyfile has no ${head}`)
  let depth = 0
  const inside: string[] = []
  for (const line of lines.slice(from)) {
    if (line.endsWith('{')) depth += 1
    if (line === '}') depth -= 1
    inside.push(line)
    if (depth === 0) break
  }
  return inside
}

/**
 * What would take the place of Caddy's own choice: TLS 1.2 and 1.3, the ciphers that are recommended, a certificate that
 * browsers know.
 */
const loosens =
  /^(tls|auto_https|default_sni|fallback_sni|local_certs|acme_ca|acme_ca_root|cert_issuer|skip_install_trust|on_demand_tls|http_port|https_port)\b/

describe('the proxy', () => {
  it('leaves TLS versions, ciphers and certificates to Caddy', () => {
    expect(lines.filter((line) => loosens.test(line))).toEqual([])
    expect(lines.filter((line) => line.startsWith('protocols '))).toEqual(['protocols h1 h2 h3'])
    expect(lines.filter((line) => /^(http:\/\/)?\{\$DOMAIN\} \{$/.test(line))).toEqual([
      '{$DOMAIN} {',
      'http://{$DOMAIN} {',
    ])
    expect(lines.filter((line) => /^:\d+|^https?:\/\/(?!\{\$DOMAIN\} \{$)/.test(line))).toEqual([])
  })

  it('redirects pages from http to https, refuses API calls, and forwards no http to the site', () => {
    const plain = blockOf('http://{$DOMAIN}')
    expect(plain).toEqual([
      'http://{$DOMAIN} {',
      '@calls path /api/* /socket.io/*',
      'handle @calls {',
      'respond "https" 403',
      '}',
      'handle {',
      'redir https://{host}{uri} 308',
      '}',
      '}',
    ])
  })
})

it('the containers connect to the database as production requires', () => {
  const [, address = ''] = /^ +DATABASE_URL: (\S+)$/m.exec(read('compose.yml')) ?? []
  const DATABASE_URL = address.replaceAll(/\$\{\w+:[-?]([^}]*)\}/g, (_, other: string) => other || 'secret')
  expect(new URL(DATABASE_URL).hostname).toBe('postgres')
  expect(findConnectionProblems({ DATABASE_URL } as Parameters<typeof findConnectionProblems>[0])).toEqual([])
})
