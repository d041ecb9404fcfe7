import type { PageView } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { cleanBody } from '../../../platform/content/clean-body.ts'

/** @param words replacements of placeholders such as `{{contact}}` */
export function pageView(page: typeof tables.pages.$inferSelect, words: Record<string, string>): PageView {
  const { id, slug, title, updatedAt } = page
  const body = cleanBody(page.body.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => words[name] ?? whole))
  return { id, slug, title, body, updatedAt: updatedAt.toISOString() }
}
