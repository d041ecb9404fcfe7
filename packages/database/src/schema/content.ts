import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, updatedAt } from './columns.ts'

/** Legal and static pages (/l/{slug}). */
export const pages = pgTable('pages', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  publishedAt: instant('published_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Facts the installation keeps about itself (which seed ran, VAPID keys later). */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
})
