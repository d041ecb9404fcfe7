import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frenchMisprints } from '../../tools/check-french.ts'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'french-'))
  mkdirSync(join(tree, 'apps/web'), { recursive: true })
})

afterEach(() => rmSync(tree, { recursive: true }))

const write = (code: string) => writeFileSync(join(tree, 'apps/web/page.tsx'), code)

describe('a French text', () => {
  it('is accepted with the right punctuation, and English code beside it is ignored', () => {
    write(`
      // doesn't matter: it's a comment !
      export const texts = ['C’est prêt\u202f!', '«\u202fBonjour\u202f»', \`\${1} €\`, \`de \${min} ans\`, "don't", 'À suivre…']
      export const Page = () => <p className="a:b">Qui\u202f?</p>
    `)
    expect(frenchMisprints(tree)).toEqual([])
  })

  it('may quote the specification exactly', () => {
    write(`export const text = "Impossible d'obtenir le token FCM."`)
    expect(frenchMisprints(tree)).toEqual([])
  })

  it.each([
    ['a straight apostrophe', `export const text = "Aujourd'hui, c'est fini"`],
    ['a plain space before a sign', `export const text = 'Vraiment ?'`],
    ['a wide no-break space before a sign', `export const text = 'Vraiment\u00a0!'`],
    ['plain spaces inside quotation marks', `export const text = \`Elle dit « oui »\``],
    ['three dots', `export const text = 'À suivre...'`],
    ['« de » before a name', `export const text = (name: string) => \`Partage de \${name}\``],
    ['a misprint in JSX', `export const Page = () => <p>Vraiment ?</p>`],
  ])('may not have %s', (_, code) => {
    write(code)
    expect(frenchMisprints(tree)).toMatchObject([{ place: 'apps/web/page.tsx' }])
  })
})
