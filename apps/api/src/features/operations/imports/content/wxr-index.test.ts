import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { indexWxr } from './wxr-index.ts'

const folder = mkdtempSync(join(tmpdir(), 'wxr-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function indexes(text: string) {
  const path = join(folder, 'export.xml')
  writeFileSync(path, text)
  return indexWxr(path)
}

const item = '<item><wp:post_type>post</wp:post_type><title>Un</title><wp:post_id>1</wp:post_id></item>'

it.each([
  ['malformed', 3, `<rss><channel><link>https://a.exemple</link>\n${item}\n</chanel></rss>`],
  ['malformed', 2, `<rss><channel><link>https://a.exemple</link>${item}\n`],
  ['malformed', 1, '<rss><channel><title>&inconnue;</title></channel></rss>'],
  ['not-wordpress', null, '<html><body>Bonjour</body></html>'],
  ['not-wordpress', null, `<rss><channel>${item}</channel></rss>`],
  ['too-deep', 1, `<rss>${'<a>'.repeat(100)}`],
])('refuses a file before anything is written: %s, with its line', async (code, line, text) => {
  await expect(indexes(text)).rejects.toMatchObject({ code, line })
})

it('refuses definitions of entities, which could fill the memory or read a file', async () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('\n')
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY l0 "ha">\n${laughs}]>\n<rss><channel>&l9;</channel></rss>`
  await expect(indexes(bomb)).rejects.toMatchObject({ code: 'doctype' })
  const outside = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel>&x;</channel></rss>'
  await expect(indexes(outside)).rejects.toMatchObject({ code: 'doctype' })
})

it('cuts an item that is longer than any article, and reads the next one', async () => {
  const long = item.replace('<title>', `<content:encoded>${'mot '.repeat(1_100_000)}</content:encoded><title>`)
  const { itemCount } = await indexes(`<rss><channel><link>https://a.exemple</link>${long}${item}</channel></rss>`)
  expect(itemCount).toBe(2)
})
