import type { PageView } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import sanitizeHtml from 'sanitize-html'

/** What a page may be made of; cleaned again at the way out, whoever wrote it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote', 'hr', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
}

/** @param contact the operator's address, wherever a page says `{{contact}}` */
export function pageView(page: typeof tables.pages.$inferSelect, contact: string): PageView {
  const { id, slug, title, updatedAt } = page
  const body = sanitizeHtml(page.body.replaceAll('{{contact}}', contact), allowed)
  return { id, slug, title, body, updatedAt: updatedAt.toISOString() }
}
