import type { ReactNode } from 'react'
import { layoutText } from '../text/pages/layout.ts'
import { classNames } from '../ui/class-names.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { BackBar, type BackBarProps, BrandBar } from './module-bar.tsx'

interface ModulePageProps {
  children: ReactNode
  /** Phone bar of a subpage. Undefined: the brand bar; null: the page draws its own. */
  bar?: BackBarProps | null
  /** Right column on wide screens. */
  aside?: ReactNode
  /** Uses the right column too: two panes, grids, tables. */
  wide?: boolean
  /** Full height without margins or tab bar, for conversations and rooms. */
  full?: boolean
}

/** Root element of pages in the module, profiles and settings layouts. */
export function ModulePage({ children, bar, aside, wide = false, full = false }: ModulePageProps) {
  const signedIn = useViewer() !== null
  return (
    <>
      {signedIn && bar === undefined ? <BrandBar /> : null}
      {bar ? <BackBar {...bar} /> : null}
      <main
        id="contenu"
        tabIndex={-1}
        className={classNames('main', (wide || full) && 'two-panes', full && 'full-height')}
      >
        {children}
      </main>
      {wide || full ? null : (
        <aside className="aside" aria-label={layoutText.aside}>
          {aside}
        </aside>
      )}
    </>
  )
}
