import type { IconName } from '../ui/icons.ts'

/** The build adds each brand icon to the sprite and fails on unknown lucide names. */
export const brandIcon = (name: string) => name as IconName
