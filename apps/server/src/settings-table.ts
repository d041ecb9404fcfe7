import { definitions, settingNames } from './settings-definitions.ts'

/** Prints the table of settings of the README: `node apps/server/src/settings-table.ts`. */
const rows = settingNames.map((name) => {
  const { description, expected, documented = expected, fallback } = definitions[name]
  return `| \`${name}\` | ${description} | ${documented} | ${fallback} |`
})

process.stdout.write(
  ['| setting | what it is for | expected (French, as shown) | without it |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  ),
)
