import type { PageView } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { cleanBody } from '../../../platform/content/clean-body.ts'

/** @param words replacements of placeholders such as `{{contact}}` */
export const filledBody = (body: string, words: Record<string, string>): string =>
  cleanBody(body.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => words[name] ?? whole))

/** @param words replacements of placeholders such as `{{contact}}` */
export function pageView(page: typeof tables.pages.$inferSelect, words: Record<string, string>): PageView {
  const { id, slug, title, updatedAt } = page
  return { id, slug, title, body: filledBody(page.body, words), updatedAt: updatedAt.toISOString() }
}
