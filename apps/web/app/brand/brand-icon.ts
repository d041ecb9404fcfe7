import { type IconName, isIconName } from '../ui/icons.ts'

/** The icon a brand names; a name that is not in the sprite shows as a spark rather than nothing. */
export const brandIcon = (name: string): IconName => (isIconName(name) ? name : 'sparkles')
