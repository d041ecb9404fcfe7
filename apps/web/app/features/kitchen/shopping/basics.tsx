import type { ShoppingOverview } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { Icon } from '../../../ui/icon.tsx'
import { shoppingApi } from './shopping.api.ts'
import styles from './shopping.module.css'
import { shoppingText as text } from './shopping.text.ts'

interface BasicsProps {
  overview: ShoppingOverview
  onOverview: (overview: ShoppingOverview) => void
}

export function Basics({ overview: { basics }, onOverview }: BasicsProps) {
  const remove = async (ingredient: string) => {
    await toastFailure(async () => {
      onOverview(await shoppingApi(api).removeBasic(ingredient))
    })
  }
  if (basics.length === 0) return null
  return (
    <details className={styles.basics}>
      <summary>{text.basics}</summary>
      <p className="meta">{text.basicsHelp}</p>
      <ul className={styles.chips}>
        {basics.map(({ ingredient, name }) => (
          <li key={ingredient}>
            <button
              type="button"
              className="chip"
              aria-label={text.removeBasic(name)}
              onClick={() => void remove(ingredient)}
            >
              {name}
              <Icon of="x" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
