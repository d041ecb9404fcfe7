/** « (3) Membres – Site »: the unread count first, so that a narrow tab still shows it. */
export function pageTitle(page: string, site: string, unread: number): string {
  const title = page === '' || page === site ? site : `${page} – ${site}`
  return unread > 0 ? `(${unread}) ${title}` : title
}
