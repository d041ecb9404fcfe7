import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languageProblems, lowered } from '../../tools/check-language.ts'
import { commitSubjects, subjectProblem } from '../../tools/language/commit-subject.ts'
import { longSentences } from '../../tools/language/sentences.ts'

const NOTHING = { replacedTerms: {}, longSentences: {} }
const GLOSSARY =
  '# Vocabulary\n\n## Replaced terms\n\n| not | use |\n|---|---|\n| `house` | app |\n| `held row`, `ways in` | long press |\n\n## Next\n\n| `fine` | |\n'

let tree: string

const writes = (file: string, text: string) => {
  mkdirSync(join(tree, dirname(file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'language-'))
  writes('docs/vocabulary.md', GLOSSARY)
})

afterEach(() => rmSync(tree, { recursive: true }))

describe('a replaced term', () => {
  it('does not match similar words', () => {
    writes('apps/warehouse.ts', 'const greenhouses = 1 // fine, held here, a row\n')
    expect(languageProblems(tree, NOTHING)).toEqual([])
  })

  it.each([
    ['apps/a.ts', 'const houseWords = []', 'house'],
    ['apps/a.tsx', '// The House is shut.', 'house'],
    ['apps/a.css', '.held-row { color: red }', 'held row'],
    ['tools/a.mjs', 'useHeldRow()', 'held row'],
    ['docs/a.md', 'Ways in.', 'ways in'],
  ])('may not come back: in %s, %s', (file, text, term) => {
    writes(file, `\n${text}\n`)
    expect(languageProblems(tree, NOTHING)).toEqual([
      `« ${term} »: 1, of which 0 are allowed; docs/vocabulary.md has the term to use\n  ${file}:2`,
    ])
  })

  it('may not come back in the name of a file', () => {
    writes('apps/use-held-row.ts', '')
    expect(languageProblems(tree, NOTHING)).toHaveLength(1)
  })

  it('is allowed as often as the baseline counts it, and the baseline must be lowered', () => {
    writes('apps/a.ts', 'const house = 1\n')
    expect(languageProblems(tree, { ...NOTHING, replacedTerms: { house: 1 } })).toEqual([])
    const old = { ...NOTHING, replacedTerms: { house: 3, 'ways in': 1 } }
    expect(languageProblems(tree, old)).toEqual([
      '« house » went down from 3 to 1: node tools/check-language.ts --write',
      '« ways in » went down from 1 to 0: node tools/check-language.ts --write',
    ])
    expect(lowered(tree, old)).toEqual({ ...NOTHING, replacedTerms: { house: 1 } })
  })

  it('is not allowed by writing the baseline', () => {
    writes('apps/a.ts', 'const house = house\n')
    expect(lowered(tree, NOTHING)).toEqual(NOTHING)
    expect(lowered(tree, { ...NOTHING, replacedTerms: { house: 1 } }).replacedTerms).toEqual({ house: 1 })
  })
})

const sentence = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`

describe('a sentence', () => {
  it('has at most thirty words, per paragraph, item and cell; code and link targets hardly count', () => {
    writes('README.md', `# Title\n\n${sentence(30)} ${sentence(30)}\n\n- ${sentence(20)}\n- ${sentence(20)}\n`)
    writes(
      'docs/a.md',
      `| ${sentence(20)} | ${sentence(20).replace('.', ';')} ${sentence(20)} |\n\n\`\`\`sh\n${sentence(40)}\n\`\`\`\n`,
    )
    writes('docs/b.md', `\`a b c d e f g\` \`h\`, \`i\` [a](b/c.md) ${sentence(28)}\n`)
    writes('apps/notes.md', `${sentence(40)}\n`)
    expect(longSentences(tree)).toEqual([])
  })

  it.each([
    ['a paragraph', `\none\n${sentence(30)}\n`, 2, 31],
    ['an item', `- short\n- ${sentence(31)}\n`, 2, 31],
    ['a cell', `| a |\n|---|\n| ${sentence(31)} |\n`, 3, 31],
    ['a quotation', `> ${sentence(31)}\n`, 1, 31],
  ])('has no more in %s', (_, text, line, words) => {
    writes('docs/a.md', text)
    expect(longSentences(tree)).toMatchObject([{ document: 'docs/a.md', line, words }])
    expect(languageProblems(tree, NOTHING)).toHaveLength(1)
    expect(languageProblems(tree, { ...NOTHING, longSentences: { 'docs/a.md': 1 } })).toEqual([])
  })
})

describe('a commit subject', () => {
  it.each(['docs: shorten the README', 'api, web: add a call', "Merge branch 'names'", 'Revert "docs: shorten"'])(
    'may be %s',
    (subject) => expect(subjectProblem(subject)).toBeUndefined(),
  )

  it.each(['Shorten the README', 'Docs: shorten', `docs: ${'x'.repeat(67)}`])('may not be %s', (subject) =>
    expect(subjectProblem(subject)).toContain(subject),
  )

  it('is checked since the release tag, for HEAD only without one, and not at all without Git', () => {
    expect(commitSubjects(tree)).toEqual([])
    const git = (...args: string[]) => {
      const identity = ['-c', 'user.name=a', '-c', 'user.email=a@a.test', '-c', 'commit.gpgsign=false']
      expect(spawnSync('git', [...identity, ...args], { cwd: tree }).status).toBe(0)
    }
    git('init', '--quiet')
    for (const subject of ['one', 'two']) git('commit', '--quiet', '--allow-empty', '-m', subject)
    expect(commitSubjects(tree)).toEqual(['two'])
    git('tag', 'v0.1.0')
    expect(commitSubjects(tree)).toEqual([])
    for (const subject of ['three', 'four']) git('commit', '--quiet', '--allow-empty', '-m', subject)
    expect(commitSubjects(tree)).toEqual(['four', 'three'])
  })
})
