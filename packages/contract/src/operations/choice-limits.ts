/** Of the lists that administrators edit; retired entries count. */
export const choiceLimits = {
  interest: 40,
  group: 40,
  question: 90,
  example: 120,
  interests: 150,
  groups: 15,
  questions: 30,
} as const

/** Width of a logo, as a multiple of its height. */
export const logoRatio = { min: 1, max: 8 } as const

/** Characters of the words above the home page; `title` is that of each line. */
export const heroLimits = { title: 40, lead: 240, action: 30 } as const
