import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { decodeText, readMembers } from './read-members.ts'

const folder = mkdtempSync(join(tmpdir(), 'members-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(content: string | Uint8Array, name = 'members.csv') {
  const path = join(folder, name)
  writeFileSync(path, content)
  return readMembers(path)
}

const camille = { line: 2, email: 'camille@exemple.fr', name: 'Camille', town: 'Nantes' }

describe('a list of members', () => {
  it.each([
    ['commas', 'email,name,town\ncamille@exemple.fr,Camille,Nantes\n'],
    ['semicolons and lines of Windows', 'Adresse e-mail;Nom affiché;Ville\r\ncamille@exemple.fr;Camille;Nantes\r\n'],
    ['tabs', 'user_email\tdisplay_name\tlocation\ncamille@exemple.fr\tCamille\tNantes'],
    ['a byte order mark', '\ufeffEMAIL;PRÉNOM;VILLE\ncamille@exemple.fr;Camille;Nantes'],
    ['quotes, and spaces around', '"E-mail" , "Nom" , "Ville"\n"camille@exemple.fr" , "Camille" , "Nantes"'],
    ['a comma in a quoted header', 'email;"nom";ville;"a, b, c, d"\ncamille@exemple.fr;Camille;Nantes;x'],
  ])('is read with %s', async (_case, text) => {
    expect((await read(text)).members).toEqual([camille])
  })

  it('of an old spreadsheet is read in Windows-1252, or in UTF-16 with its mark', async () => {
    const text = 'email;prénom;ville\nzoe@exemple.fr;Zoé;Saint-Étienne'
    const zoé = { line: 2, email: 'zoe@exemple.fr', name: 'Zoé', town: 'Saint-Étienne' }
    expect((await read(Buffer.from(text, 'latin1'))).members).toEqual([zoé])
    expect((await read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).members).toEqual([
      zoé,
    ])
    expect(decodeText(Uint8Array.of(0x80))).toBe('€')
  })

  it('names the columns that are left, and never reads a password', async () => {
    const { members, leftColumns } = await read('email,user_pass,Bio,name\na@exemple.fr,$P$Bxyz,Moi,Anne')
    expect(leftColumns).toEqual(['user_pass', 'Bio'])
    expect(JSON.stringify(members)).not.toContain('$P$')
  })

  it('may have short lines, empty lines and line breaks in a value', async () => {
    const { members } = await read('name,email\n"Anne\nMarie",a@exemple.fr\n\nSeule\n')
    expect(members).toEqual([
      { line: 3, email: 'a@exemple.fr', name: 'Anne\nMarie', town: '' },
      { line: 5, email: '', name: 'Seule', town: '' },
    ])
  })

  it.each([
    ['no-address-column', 1, 'nom;ville\nCamille;Nantes'],
    ['empty', null, ''],
    ['malformed', 2, 'email,name\n"a@exemple.fr,Anne\n'],
  ])('is refused: %s', async (code, line, text) => {
    await expect(read(text)).rejects.toMatchObject({ code, line })
  })

  it('may be the authors of a WordPress export, or an XML of users with profile fields', async () => {
    const authors = `<rss><channel><wp:author><wp:author_login>cam</wp:author_login>
      <wp:author_email><![CDATA[camille@exemple.fr]]></wp:author_email>
      <wp:author_display_name>Camille</wp:author_display_name></wp:author></channel></rss>`
    expect((await read(authors, 'a.xml')).members).toEqual([{ ...camille, line: 1, town: '' }])
    const users = `<users>\n<user><user_email>camille@exemple.fr</user_email><user_pass>x</user_pass>
      <profile><field name="Nom affiché">Camille</field><field name="Ville">Nantes</field></profile></user></users>`
    expect(await read(users, 'b.xml')).toEqual({ members: [camille], leftColumns: ['user pass'] })
    await expect(read('<users><user><name>Anne</name></user></users>', 'c.xml')).rejects.toMatchObject({
      code: 'no-address-column',
    })
    const bomb = '<!DOCTYPE u [<!ENTITY a "aaa">]><users><user><email>&a;</email></user></users>'
    await expect(read(bomb, 'd.xml')).rejects.toMatchObject({ code: 'doctype' })
  })
})

/** Anything that a cell may hold. */
const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\r\n\t]/g, ' ').trim())
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

it('reads back whatever the cells, the separator and the mark at the beginning are', async () => {
  const file = fc.record({
    rows: fc.array(fc.record({ email: fc.emailAddress(), name: cell, town: cell }), { minLength: 1, maxLength: 8 }),
    separator: fc.constantFrom(',', ';', '\t'),
    ending: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\ufeff'),
  })
  await fc.assert(
    fc.asyncProperty(file, async ({ rows, separator, ending, mark }) => {
      const lines = [['email', 'nom', 'ville'], ...rows.map(({ email, name, town }) => [email, name, town])]
      const text = mark + lines.map((values) => values.map(quoted).join(separator)).join(ending)
      const { members } = await read(text)
      expect(members.map(({ email, name, town }) => ({ email, name, town }))).toEqual(rows)
    }),
    { numRuns: 100 },
  )
})
