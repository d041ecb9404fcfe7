import {
  CalendarHeart,
  ChefHat,
  CircleQuestionMark,
  Feather,
  Heart,
  Image,
  Lightbulb,
  type LucideIcon,
  PenLine,
  Plus,
  Salad,
  Sparkles,
  Sprout,
  Sun,
} from 'lucide-react'

/** The icons a brand may name. Listed one by one, so that a page carries these and not the whole set. */
const icons: Record<string, LucideIcon> = {
  'calendar-heart': CalendarHeart,
  'chef-hat': ChefHat,
  'circle-question-mark': CircleQuestionMark,
  feather: Feather,
  heart: Heart,
  image: Image,
  lightbulb: Lightbulb,
  'pen-line': PenLine,
  plus: Plus,
  salad: Salad,
  sparkles: Sparkles,
  sprout: Sprout,
  sun: Sun,
}

/** The drawing behind a brand's icon name; a name nobody listed shows as a spark rather than nothing. */
export function brandIcon(name: string): LucideIcon {
  return icons[name] ?? Sparkles
}
