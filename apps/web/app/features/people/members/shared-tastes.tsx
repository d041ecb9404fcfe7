import type { DirectoryCard } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import styles from '../../../styles/shared/members.module.css'
import { directoryText } from './directory.text.ts'

/** As many as a card has room for. */
const NAMED = 3

/** « Vous aimez toutes les deux : Romans et Vélo ». */
export function SharedTastes({ common }: Pick<DirectoryCard, 'common'>) {
  const brand = useBrand()
  if (common === null) return null
  const interests = brand.interests.flatMap((group) => group.interests)
  const label = (choices: { value: string; label: string }[], values: string[]) =>
    choices.filter(({ value }) => values.includes(value)).map((choice) => choice.label)
  const liked = label(interests, common.interests).slice(0, NAMED)
  const sought = label(brand.lookingFor, common.lookingFor).slice(0, NAMED)
  return <span className={`meta ${styles.common}`}>{reason(liked, sought, common.answers)}</span>
}

function reason(liked: string[], sought: string[], answers: number): string {
  if (liked.length > 0) return directoryText.bothLike(liked)
  return sought.length > 0 ? directoryText.bothSeek(sought) : directoryText.bothAnswered(answers)
}
