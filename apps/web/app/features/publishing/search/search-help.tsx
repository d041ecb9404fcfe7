import { useEffect, useState } from 'react'
import styles from '../../../styles/shared/search-results.module.css'
import { searchText } from '../../../text/search.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { setSlashOpens, slashOpens } from './search-keys.ts'

/** Keyboard help, and the switch for the « / » shortcut. */
export function SearchHelp() {
  const [slash, setSlash] = useState(true)
  useEffect(() => setSlash(slashOpens()), [])
  const choose = (opens: boolean) => {
    setSlashOpens(opens)
    setSlash(opens)
  }
  return (
    <section aria-labelledby="clavier">
      <h2 className="display heading-4" id="clavier">
        {searchText.keysTitle}
      </h2>
      <dl className={styles.keys}>
        {searchText.keys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={searchText.slash} checked={slash} onChange={(event) => choose(event.currentTarget.checked)} />
    </section>
  )
}
