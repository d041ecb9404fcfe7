import { expect, it } from 'vitest'
import { table } from './figures.ts'

it('shows measured lines as a table with a column for each baseline', () => {
  const lines = table([
    {
      name: 'Feed',
      value: 10.234,
      unit: 'ms',
      more: { server: 8, database: 2.234 },
      ratios: { React: 10.66, hello: 1234.5 },
      goal: { text: 'at most 5 ms', met: false },
    },
    { name: 'Message', value: 6.5, unit: 'ms', ratios: { hello: 163 }, goal: { text: 'at most 6.6 ms', met: true } },
  ]).split('\n')
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| | measured | | ratio to React | ratio to hello | goal |',
    expect.stringMatching(/^(\|-+){6}\|$/),
    '| Feed | 10.2 ms | server 8, database 2.23 | 10.7 | 1,234.5 | NOT MET: at most 5 ms |',
    '| Message | 6.5 ms | | | 163 | met: at most 6.6 ms |',
  ])
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
})
