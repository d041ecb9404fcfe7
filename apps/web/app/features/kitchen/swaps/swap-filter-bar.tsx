import { swapKinds } from '@consoeurs/contract/kitchen/swap-kinds'
import { Link } from '../../../navigation/link.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { SearchForm } from '../../../ui/forms/search-form.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { scopeName, swapsHref } from './swap-filters.ts'
import type { SwapFilters } from './swaps.api.ts'
import styles from './swaps.module.css'
import { swapsText as text } from './swaps.text.ts'

const scopes = ['all', 'own', 'asked'] as const

/** Links and a form, so that « back » undoes them. */
export function SwapFilterBar({ query, placeless }: { query: SwapFilters; placeless: boolean }) {
  const { scope = 'all', kind, q } = query
  return (
    <div className={styles.filters}>
      <div className="gutter">
        <Tabs
          label={text.scopesLabel}
          items={scopes.map((name) => ({ to: swapsHref({ scope: name }), label: text.scopes[name] }))}
          current={swapsHref({ scope })}
        />
      </div>
      <div className="gutter">
        <SearchForm action="/trocs" q={q ?? ''} label={text.searchLabel} hint={text.searchHint} button={text.search}>
          {scope === 'all' ? null : <input type="hidden" name="liste" value={scopeName(scope)} />}
          {kind === undefined ? null : <input type="hidden" name="genre" value={kind} />}
        </SearchForm>
      </div>
      <nav className="gutter" aria-label={text.kindsLabel}>
        <Chips scroll>
          <ChipLink to={swapsHref({ scope, ...(q && { q }) })} current={kind === undefined} preventScrollReset>
            {text.everyKind}
          </ChipLink>
          {swapKinds.map((value) => (
            <ChipLink key={value} to={swapsHref({ ...query, kind: value })} current={kind === value} preventScrollReset>
              {text.kinds[value]}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      {placeless && scope === 'all' ? (
        <p className="small soft gutter">
          <span>{text.placeless}</span> <Link to="/settings/profil/reperes">{text.placelessAction}</Link>
        </p>
      ) : null}
    </div>
  )
}
