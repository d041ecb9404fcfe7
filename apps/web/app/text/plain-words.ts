const signs: Record<string, string> = { nbsp: '\u00a0', lt: '<', gt: '>', quot: '"', '#39': '’', amp: '&' }

/** The words of HTML that the server cleaned: tags out, the entities that it writes back. */
export const plainWords = (html: string): string =>
  html.replace(/<[^>]+>/g, ' ').replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '')
