import { describe, expect, it } from 'vitest'
import './dom.scene.ts'
import { compareBodies, compareWords, countChanges } from '../versions/compare-texts.ts'
import { textBlocks } from '../versions/text-blocks.ts'

describe('the blocks of a text', () => {
  it('are its paragraphs, headings, items, rows and pictures, in reading order', () => {
    const html = [
      '<h2 id="x">Le  matin</h2><p>Un <strong>verre</strong><br>d’eau, <a href="/blog">ici</a>.</p>',
      '<ul><li><p>Un</p></li><li>Deux</li></ul><hr>',
      '<table><tbody><tr><td>Chou</td><td>2</td></tr></tbody></table>',
      '<figure><img src="/files/a.webp" alt="Un bol"><figcaption>Un bol</figcaption></figure><p></p>',
    ].join('')
    expect(textBlocks(html).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'h2 Le matin',
      'p Un verre\nd’eau, ici [/blog].',
      'p Un',
      'li Deux',
      'hr ———',
      'tr Chou | 2',
      'img Un bol [/files/a.webp]',
      'figcaption Un bol',
    ])
  })
})

describe('two texts', () => {
  it('differ word by word', () => {
    expect(compareWords('Trois pots de miel', 'Trois bocaux de miel doux')).toEqual([
      { text: 'Trois ', change: 'same' },
      { text: 'pots', change: 'removed' },
      { text: 'bocaux', change: 'added' },
      { text: ' de miel', change: 'same' },
      { text: ' doux', change: 'added' },
    ])
  })

  it('show edited paragraphs with their words, and new ones whole', () => {
    const before = '<p>Le chou attend trois jours.</p><p>Fin.</p>'
    const after = '<p>Le chou attend quatre jours.</p><h2>Goûter</h2><p>Fin.</p>'
    expect(compareBodies(before, after)).toEqual([
      {
        change: 'edited',
        kind: 'p',
        parts: [
          { text: 'Le chou attend ', change: 'same' },
          { text: 'trois', change: 'removed' },
          { text: 'quatre', change: 'added' },
          { text: ' jours.', change: 'same' },
        ],
      },
      { change: 'added', kind: 'h2', text: 'Goûter' },
      { change: 'same', kind: 'p', text: 'Fin.', reformatted: false },
    ])
  })

  it('show a paragraph with other words as one removed and one added', () => {
    expect(compareBodies('<p>Le chou attend.</p>', '<p>Personne ne sait pourquoi ici</p>')).toEqual([
      { change: 'removed', kind: 'p', text: 'Le chou attend.' },
      { change: 'added', kind: 'p', text: 'Personne ne sait pourquoi ici' },
    ])
  })

  it('leave out what stays, but for one block around a change', () => {
    const paragraphs = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map((word) => `<p>${word}</p>`)
    expect(compareBodies(paragraphs.join(''), [...paragraphs, '<p>Six</p>'].join(''))).toEqual([
      { change: 'skipped', count: 4 },
      { change: 'same', kind: 'p', text: 'Cinq', reformatted: false },
      { change: 'added', kind: 'p', text: 'Six' },
    ])
  })

  it('say that only the formatting changed, and notice a link that leads elsewhere', () => {
    expect(compareBodies('<p>Un mot</p>', '<p>Un <em>mot</em></p>')).toEqual([
      { change: 'same', kind: 'p', text: 'Un mot', reformatted: true },
    ])
    const linked = (href: string) => `<p>Voir <a href="${href}">la page</a></p>`
    expect(countChanges([], compareBodies(linked('/l/charte'), linked('/l/aide')))).toEqual({ added: 1, removed: 1 })
  })

  it('are equal where nothing differs', () => {
    expect(compareBodies('<p>Un</p>', '<p>Un</p>')).toEqual([])
  })
})
