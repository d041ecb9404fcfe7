/** Characters that XML 1.0 cannot have, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const cdata = (text: string): string =>
  `<![CDATA[${text.toWellFormed().replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export const element = (name: string, text: string): string => `<${name}>${cdata(text)}</${name}>`
