import { useBrand } from '../../../brand/brand-context.tsx'
import { layoutText } from '../../../text/pages/layout.ts'
import { sharesText } from '../../../text/shares.ts'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import styles from './composer/composer.module.css'
import type { FeedQuery } from './shares.api.ts'

type Scope = NonNullable<FeedQuery['scope']>
const scopes = ['all', 'near', 'communities', 'mine', 'kept'] as const

export function feedHref({ scope = 'all', kind }: { scope?: Scope; kind?: string }): string {
  const params = new URLSearchParams()
  if (scope !== 'all') params.set('scope', scope)
  if (kind !== undefined) params.set('kind', kind)
  return params.size === 0 ? '/shares' : `/shares?${params}`
}

/** Filters are links, so that « back » undoes them. */
export function SharesFilters({ scope = 'all', kind }: FeedQuery) {
  const { shareKinds, features } = useBrand()
  const signedIn = useViewer() !== null
  return (
    <>
      {signedIn ? (
        <div className={styles.sharesScopes}>
          <Tabs
            label={sharesText.scopesLabel}
            items={scopes.map((known) => ({ to: feedHref({ scope: known, kind }), label: sharesText.scopes[known] }))}
            current={feedHref({ scope, kind })}
          />
        </div>
      ) : null}
      <nav className={`gutter ${styles.sharesKinds}`} aria-label={sharesText.kindsLabel}>
        <Chips scroll>
          <ChipLink to={feedHref({ scope })} current={kind === undefined}>
            {sharesText.everyKind}
          </ChipLink>
          {shareKinds.map((known) => (
            <ChipLink key={known.kind} to={feedHref({ scope, kind: known.kind })} current={kind === known.kind}>
              {known.label}
            </ChipLink>
          ))}
          {features.kitchen ? <ChipLink to="/recettes">{layoutText.recipes}</ChipLink> : null}
          {signedIn ? <ChipLink to="/outings">{layoutText.outings}</ChipLink> : null}
        </Chips>
      </nav>
    </>
  )
}
