import { type ShopAisle, type SummedLine, shopAisles, shoppingQuantity } from '@consoeurs/contract'
import { Icon } from '../../../ui/icon.tsx'
import styles from './shopping.module.css'
import { shoppingText as text } from './shopping.text.ts'

interface LineProps {
  line: SummedLine
  onTick: () => void
  onEdit: () => void
}

function Line({ line, onTick, onEdit }: LineProps) {
  return (
    <li className={styles.line} data-hook="shopping-line">
      <label>
        <input type="checkbox" className="visually-hidden" checked={line.done} onChange={onTick} />
        <span className={styles.box} aria-hidden="true">
          <Icon of="check" size="s" />
        </span>
        <span className={styles.lineName}>{line.name}</span> <b>{shoppingQuantity(line)}</b>
      </label>
      <button type="button" className={styles.edit} aria-label={text.edit(line.name)} onClick={onEdit}>
        <Icon of="pencil" size="s" />
      </button>
    </li>
  )
}

interface ShoppingLinesProps {
  label: string
  lines: SummedLine[]
  onTick: (line: SummedLine) => void
  onEdit: (line: SummedLine) => void
}

export function ShoppingLines({ label, lines, onTick, onEdit }: ShoppingLinesProps) {
  return (
    <ul aria-label={label}>
      {lines.map((line) => (
        <Line key={line.keys[0]} line={line} onTick={() => onTick(line)} onEdit={() => onEdit(line)} />
      ))}
    </ul>
  )
}

/** By aisle, in the order of a round of the shop; what has none comes last. */
export function byAisle(lines: SummedLine[]): { aisle: ShopAisle | null; label: string; lines: SummedLine[] }[] {
  const aisles = [...(Object.keys(shopAisles) as ShopAisle[]), null]
  return aisles.flatMap((aisle) => {
    const within = lines.filter((line) => line.aisle === aisle)
    return within.length === 0
      ? []
      : [{ aisle, label: aisle === null ? text.otherAisle : shopAisles[aisle], lines: within }]
  })
}
