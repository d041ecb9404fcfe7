import type { IconName } from '../ui/icons.ts'

/** The icon that a brand names: the build puts each into the sprite, and stops where lucide has none of that name. */
export const brandIcon = (name: string) => name as IconName
