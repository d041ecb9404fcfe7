import type { ReactNode } from 'react'
import { layoutText } from '../text/layout.ts'
import { classNames } from '../ui/class-names.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { BackBar, type BackBarProps, BrandBar } from './module-bar.tsx'

interface ModulePageProps {
  children: ReactNode
  /** Phone bar of a page below another one; without it, the brand's bar; null where the page draws its own. */
  bar?: BackBarProps | null
  /** Right column on wide screens. */
  aside?: ReactNode
  /** Takes the right column too: two panes, grids, tables. */
  wide?: boolean
  /** The whole height, without margins: a conversation, a room. The phone's tab bar steps aside. */
  full?: boolean
}

/** What a page of the module, profiles or settings layout returns: its bar, its main, its aside. */
export function ModulePage({ children, bar, aside, wide = false, full = false }: ModulePageProps) {
  const signedIn = useViewer() !== null
  return (
    <>
      {signedIn && bar === undefined ? <BrandBar /> : null}
      {bar ? <BackBar {...bar} /> : null}
      <main id="contenu" tabIndex={-1} className={classNames('main', (wide || full) && 'two', full && 'full')}>
        {children}
      </main>
      {wide || full ? null : (
        <aside className="side" aria-label={layoutText.aside}>
          {aside}
        </aside>
      )}
    </>
  )
}
