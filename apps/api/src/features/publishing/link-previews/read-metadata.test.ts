import { describe, expect, it } from 'vitest'
import { readMetadata } from './read-metadata.ts'

const url = new URL('https://exemple.test/a/page')
const read = (html: string | Buffer, contentType = 'text/html; charset=utf-8') =>
  readMetadata(Buffer.from(html as string), { url, contentType })

describe('readMetadata', () => {
  it('prefers Open Graph, and resolves the image', () => {
    const html = `<head><title>Page</title><meta property="og:title" content="Semer en novembre&nbsp;: douze idées">
      <meta property="og:description" content="Ce qui germe au froid."><meta property="og:image" content="../img/a.jpg"></head>`
    expect(read(html)).toMatchObject({
      title: expect.stringMatching(/^Semer en novembre.: douze idées$/) as string,
      description: 'Ce qui germe au froid.',
      image: { href: 'https://exemple.test/img/a.jpg' },
    })
  })

  it('falls back to the title and the description', () => {
    const html =
      '<title>\n Une\n page </title><meta name="Description" content="Des mots"><svg><title>Dessin</title></svg>'
    expect(read(html)).toEqual({ title: 'Une page', description: 'Des mots', image: null })
  })

  it('reads other encodings, named in the response or in the page', () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><title>Été</title>', 'latin1')
    expect(readMetadata(latin, { url, contentType: 'text/html' }).title).toBe('Été')
    expect(read(Buffer.from('<title>Été</title>', 'latin1'), 'text/html; charset=windows-1252').title).toBe('Été')
    expect(read('<title>Été</title>', 'text/html; charset=inconnu').title).toBe('Été')
  })

  it('keeps markup as text, and cuts what is too long', () => {
    expect(read('<meta property="og:title" content="<script>alert(1)</script>">').title).toBe(
      '<script>alert(1)</script>',
    )
    expect(read(`<title>${'mot '.repeat(200)}</title>`).title.length).toBeLessThanOrEqual(140)
  })

  it('finds nothing in a page without a head', () => {
    expect(read('<p>Bonjour')).toEqual({ title: '', description: '', image: null })
  })
})
