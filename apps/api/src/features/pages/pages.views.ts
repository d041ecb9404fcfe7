import type { PageView } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import sanitizeHtml from 'sanitize-html'

/** What a page may be made of; cleaned again at the way out, whoever wrote it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote', 'hr', 'dl', 'dt', 'dd'],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
}

export function pageView({ id, slug, title, body, updatedAt }: typeof tables.pages.$inferSelect): PageView {
  return { id, slug, title, body: sanitizeHtml(body, allowed), updatedAt: updatedAt.toISOString() }
}
