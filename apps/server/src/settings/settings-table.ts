import { definitions, settingNames } from './settings-definitions.ts'

/** Prints the table of docs/settings.md, for `tools/settings-doc.ts`. */
const rows = settingNames.map((name) => {
  const { description, fallback } = definitions[name]
  return `| \`${name}\` | ${description} | ${fallback} |`
})

process.stdout.write(['| setting | what it does | default |', '|---|---|---|', ...rows, ''].join('\n'))
