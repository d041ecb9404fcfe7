export const staticPagesText = {
  updated: (day: string) => `Mise à jour le ${day}`,
} as const
