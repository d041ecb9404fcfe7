import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VocabularyEntry } from './ingredients.ts'
import { ingredientIndex, parseIngredientLine } from './parse-line.ts'
import { splitIngredientLines } from './split-lines.ts'

const entry = (slug: string, singular: string, plural: string, aliases: [string, string][] = []): VocabularyEntry => ({
  ...{ slug, singular, plural },
  aliases: aliases.map(([one, many]) => ({ singular: one, plural: many })),
})

const index = ingredientIndex([
  entry('courgette', 'courgette', 'courgettes'),
  entry('noix', 'noix', 'noix', [['cerneau de noix', 'cerneaux de noix']]),
  entry('noix-de-cajou', 'noix de cajou', 'noix de cajou', [['cajou', 'cajous']]),
  entry('citron', 'citron', 'citrons'),
  entry('citron-vert', 'citron vert', 'citrons verts'),
  entry('huile-d-olive', 'huile d’olive', 'huiles d’olive'),
  entry('menthe', 'menthe', 'menthes'),
  entry('sel', 'sel', 'sels', [['fleur de sel', 'fleurs de sel']]),
  entry('ail', 'ail', 'ails', [['gousse d’ail', 'gousses d’ail']]),
  entry('epinard', 'épinard', 'épinards'),
  entry('feuille-de-riz', 'feuille de riz', 'feuilles de riz'),
  entry('riz', 'riz', 'riz'),
  entry('pomme', 'pomme', 'pommes'),
  entry('lait', 'lait', 'laits'),
  entry('chou-fleur', 'chou-fleur', 'choux-fleurs'),
  entry('cafe', 'café', 'cafés'),
  entry('oeuf', 'œuf', 'œufs'),
])

const values = (line: string) => {
  const { pieces: _pieces, ...rest } = parseIngredientLine(line, index)
  return rest
}

describe('one line', () => {
  it.each([
    ['2 courgettes moyennes, fermes', 2, null, 'courgette', 'courgettes moyennes', 'fermes'],
    ['une poignée de noix de cajou (trempées 4 h)', 1, 'handful', 'noix-de-cajou', 'noix de cajou', 'trempées 4 h'],
    ['1/2 citron', 0.5, null, 'citron', 'citron', ''],
    ['½ CITRON', 0.5, null, 'citron', 'CITRON', ''],
    ['un demi-citron vert', 0.5, null, 'citron-vert', 'citron vert', ''],
    ['1 à 2 c. à s. d’huile d’olive', { from: 1, to: 2 }, 'tablespoon', 'huile-d-olive', 'huile d’olive', ''],
    ["2 cuillères à soupe d'huile d'olive", 2, 'tablespoon', 'huile-d-olive', "huile d'olive", ''],
    ['1 c. à café sel', 1, 'teaspoon', 'sel', 'sel', ''],
    ['200-250 g de courgettes', { from: 200, to: 250 }, 'g', 'courgette', 'courgettes', ''],
    ['1,5 kg d’epinards', 1.5, 'kg', 'epinard', 'epinards', ''],
    ['1 500 g de pommes', 1500, 'g', 'pomme', 'pommes', ''],
    ['100g de riz', 100, 'g', 'riz', 'riz', ''],
    ['quelques feuilles de menthe', null, 'leaf', 'menthe', 'menthe', ''],
    ['un peu de menthe', null, null, 'menthe', 'menthe', ''],
    ['sel', null, null, 'sel', 'sel', ''],
    ['le jus d’un citron', 1, null, 'citron', 'citron', 'le jus'],
    ['jus et zeste de 2 citrons', 2, null, 'citron', 'citrons', 'jus et zeste'],
    ['2 gousses d’ail', 2, 'clove', 'ail', 'ail', ''],
    ['8 feuilles de riz', 8, null, 'feuille-de-riz', 'feuilles de riz', ''],
    ['une grosse poignée d’épinards', 1, 'handful', 'epinard', 'épinards', 'grosse'],
    ['2 c. à s. bombées de sel', 2, 'tablespoon', 'sel', 'sel', 'bombées'],
    ['1 ½ verre de lait', 1.5, 'glass', 'lait', 'lait', ''],
    ['un verre et demi', 1, 'glass', null, 'et demi', ''],
    ['une douzaine de noix', 12, null, 'noix', 'noix', ''],
    ['3 choux fleurs', 3, null, 'chou-fleur', 'choux fleurs', ''],
    ['Œufs : 3', null, null, 'oeuf', 'Œufs', '3'],
    ['2 % de sel', null, null, 'sel', '2 % de sel', ''],
    ['unetruc', null, null, null, 'unetruc', ''],
  ])('%s', (text, ...[quantity, unit, ingredient, name, remark]) => {
    expect(values(text)).toEqual({ quantity, unit, ingredient, name, remark })
  })

  it.each(['pommes de terre', '1 l de lait d’épeautre', 'racine de maca', ''])(
    'takes nothing else for a known food: « %s »',
    (line) => {
      expect(values(line).ingredient).toBeNull()
    },
  )

  it('takes the longest name', () => {
    expect(values('3 cerneaux de noix').ingredient).toBe('noix')
    expect(values('citron vert').ingredient).toBe('citron-vert')
  })
})

const words = fc.constantFrom(
  ...['2', '½', '1/2', '1,5', '1 à 2', '200-', 'g', 'c. à s.', 'c.', 'poignée', 'de ', 'd’', "l'", 'une', 'demi', 'et'],
  ...['courgettes', 'noix de cajou', 'menthe', 'Épinard', '(', ')', ',', ' - ', ':', '%', '\u202f', ' ', 'œ', '🥑'],
)
const line = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(words, { maxLength: 12 }).map((list) => list.join('')),
)

describe('any line', () => {
  it('is cut without loss, and the same way each time', () => {
    fc.assert(
      fc.property(line, (text) => {
        const parsed = parseIngredientLine(text, index)
        const joined = parsed.pieces.map((piece) => piece.text).join('')
        expect(joined).toBe(text)
        expect(parseIngredientLine(joined, index)).toEqual(parsed)
      }),
    )
  })

  it('has a usable quantity or none', () => {
    fc.assert(
      fc.property(line, (text) => {
        const { quantity } = parseIngredientLine(text, index)
        if (quantity === null) return
        const { from, to } = typeof quantity === 'number' ? { from: quantity, to: quantity } : quantity
        expect(from > 0 && from <= to && to < 1_000_000).toBe(true)
      }),
    )
  })
})

describe('a pasted list', () => {
  it('becomes lines: bullets go, headings are told apart', () => {
    const text = 'Pour la sauce :\r\n- 2 citrons\n• sel\n\n1. 200 g de riz\n2) menthe\n☐ ½ ail\n– 1/2 pomme'
    expect(splitIngredientLines(text)).toEqual({
      lines: ['2 citrons', 'sel', '200 g de riz', 'menthe', '½ ail', '1/2 pomme'],
      headings: ['Pour la sauce :'],
    })
  })

  it('keeps numbers that are quantities', () => {
    expect(splitIngredientLines('2 citrons\n1.5 l d’eau\n12 dattes').lines).toEqual([
      '2 citrons',
      '1.5 l d’eau',
      '12 dattes',
    ])
  })

  it('is the same when split again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { lines } = splitIngredientLines(text)
        for (const one of lines) expect(one.trim()).toBe(one)
        expect(lines.every((one) => one !== '')).toBe(true)
      }),
    )
  })
})
