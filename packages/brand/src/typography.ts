/** Each with its path, for error messages. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') return textsOf(value('Léa'), path)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

/** Ignores tags and URLs. */
export function typographyFaults(text: string): string[] {
  const plain = text.replaceAll(/<[^>]*>/g, '\u{2060}').replaceAll(/https?:\S+|\b\d{1,2}:\d{2}\b/g, '')
  const rules: [fault: string, pattern: RegExp][] = [
    ['straight apostrophe', /\p{L}'\p{L}/u],
    ['straight quotation mark', /"/],
    ['no narrow space before ? ! ; : %  €', /[^\s\u{202F}?!…«\u{2060}][?!;:%€]|[ \u{A0}][?!;:%€]/u],
    ['no narrow space inside « »', /«(?!\u{202F})|(?<!\u{202F})»/u],
    ['double space', / {2}/],
    ['three dots for an ellipsis', /\.{3}/],
    ['space at an end', /^\s|\s$/],
  ]
  return rules.filter(([, pattern]) => pattern.test(plain)).map(([fault]) => fault)
}
