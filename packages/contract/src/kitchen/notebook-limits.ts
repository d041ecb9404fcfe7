const day = 24 * 60 * 60 * 1000

/** Notebooks, shopping lists and menus. Separate from `limits` so that other pages do not bundle them. */
export const notebookLimits = {
  /** Own notebooks; those of groups come on top. */
  notebooks: 30,
  name: 60,
  /** In one notebook. */
  recipes: 300,
  /** On one page of a notebook. */
  page: 24,
  /** On one page of the booklet and the export. */
  bookletPage: 50,
  /** From here on a notebook has a search field. */
  searchFrom: 9,
  search: 60,
  note: 1000,
  /** Offered for the menu, last kept first. */
  recent: 40,
} as const

export const shoppingLimits = {
  /** Shown lines of one list. */
  lines: 300,
  line: 120,
  /** In one request. */
  changes: 120,
  amount: 1_000_000,
  /** Members with whom a list is shared, invited ones included. */
  members: 6,
  basics: 80,
  /** How long a removed line is remembered: longer than a device stays offline. */
  remembered: 30 * day,
} as const

export const menuLimits = {
  /** In one week. */
  entries: 60,
  text: 80,
  /** Weeks before and after the current one. */
  weeks: 104,
} as const
