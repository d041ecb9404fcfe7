import { distanceBands } from '@consoeurs/contract/people/distance-bands'
import { Form, useSubmit } from 'react-router'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import styles from './agenda.module.css'
import { agendaHref } from './agenda-filters.ts'
import type { AgendaQuery } from './outings.api.ts'
import { outingsText as text } from './outings.text.ts'

const periods = ['all', 'undated', 'week', 'weekend', 'month'] as const

/** Hidden fields keep the filters that the form does not show. */
function SelectFilters({ query }: { query: AgendaQuery }) {
  const { outings } = useBrand()
  const submit = useSubmit()
  const distances = distanceBands.map((band) => ({ value: String(band), label: text.within(band) }))
  return (
    <Form
      action="/outings"
      method="get"
      className="gutter"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {query.scope === 'mine' ? <input type="hidden" name="miennes" value="1" /> : null}
      {query.when === undefined || query.when === 'all' ? null : (
        <input type="hidden" name="quand" value={query.when} />
      )}
      <div className={styles.selects}>
        <Select
          key={`distance-${query.within}`}
          name="distance"
          aria-label={text.where}
          placeholder={text.everywhere}
          options={distances}
          defaultValue={query.within === undefined ? '' : String(query.within)}
        />
        <Select
          key={`genre-${query.kind}`}
          name="genre"
          aria-label={text.kind}
          placeholder={text.everyKind}
          options={outings.kinds}
          defaultValue={query.kind ?? ''}
        />
      </div>
      <Unscripted>
        <Button type="submit" size="sm">
          {text.filter}
        </Button>
      </Unscripted>
    </Form>
  )
}

/** Filters are links and a form, so that « back » undoes them. */
export function AgendaFilterBar({ query, placeless }: { query: AgendaQuery; placeless: boolean }) {
  const { scope } = query
  return (
    <div className={styles.filters}>
      <div className="gutter">
        <Tabs
          label={text.scopesLabel}
          items={[
            { to: agendaHref({}), label: text.scopes.all },
            { to: agendaHref({ scope: 'mine' }), label: text.scopes.mine },
          ]}
          current={agendaHref({ scope })}
        />
      </div>
      <nav className="gutter" aria-label={text.whenLabel}>
        <Chips scroll>
          {periods.map((when) => (
            <ChipLink
              key={when}
              to={agendaHref({ ...query, when })}
              current={(query.when ?? 'all') === when}
              preventScrollReset
            >
              {text.when[when]}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <SelectFilters query={query} />
      {placeless && query.within !== undefined ? (
        <p className="small soft gutter">
          {text.placeless} <Link to="/settings/profil/reperes">{text.placelessAction}</Link>
        </p>
      ) : null}
    </div>
  )
}
