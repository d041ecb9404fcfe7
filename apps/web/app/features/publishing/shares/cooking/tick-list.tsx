import type { Recipe } from '@consoeurs/contract'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './tick-list.module.css'

interface TickListProps {
  label: string
  ingredients: Recipe['ingredients']
  ticked: number[]
  onTick: (position: number) => void
}

export function TickList({ label, ingredients, ticked, onTick }: TickListProps) {
  return (
    <ul className={styles.ticks} aria-label={label} data-hook="ingredients">
      {ingredients.map(({ quantity, name }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
        <li key={position}>
          <label>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={ticked.includes(position)}
              onChange={() => onTick(position)}
            />
            <span className={styles.box} aria-hidden="true">
              <Icon of="check" size="s" />
            </span>
            <span className="grow">{name}</span> <b>{quantity}</b>
          </label>
        </li>
      ))}
    </ul>
  )
}
