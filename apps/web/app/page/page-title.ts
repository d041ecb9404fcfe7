/** The unread count comes first, so that a narrow tab shows it: « (3) Membres – Site ». */
export function pageTitle(page: string, site: string, unread: number): string {
  const title = page === '' || page === site ? site : `${page} – ${site}`
  return unread > 0 ? `(${unread}) ${title}` : title
}
