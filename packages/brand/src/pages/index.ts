import type { SeedPage } from '../seed-content.ts'
import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import { cookies } from './cookies.ts'
import { legalNotice } from './legal-notice.ts'
import { privacy } from './privacy.ts'
import { safety } from './safety.ts'
import type { Site } from './site.ts'
import { terms } from './terms.ts'

export function legalPages(site: Site): SeedPage[] {
  return [legalNotice, terms, privacy, cookies, accessibility, safety, contact].map((write) => write(site))
}
