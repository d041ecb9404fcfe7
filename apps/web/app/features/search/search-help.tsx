import { useEffect, useState } from 'react'
import { searchText } from '../../text/search.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { setSlashOpens, slashOpens } from './search-keys.ts'

/** Beside the page: what the keyboard does, and the key that she may switch off. */
export function SearchHelp() {
  const [slash, setSlash] = useState(true)
  useEffect(() => setSlash(slashOpens()), [])
  const choose = (opens: boolean) => {
    setSlashOpens(opens)
    setSlash(opens)
  }
  return (
    <section aria-labelledby="clavier">
      <h2 className="d h4" id="clavier">
        {searchText.keysTitle}
      </h2>
      <dl className="sr-keys">
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
