import type { AppearanceView } from '@consoeurs/contract'
import { useParts } from '../../forms/use-parts.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { appearanceText as text } from '../../text/appearance.ts'
import { ColoursPanel } from './colours-panel.tsx'
import { HeroPanel } from './hero-panel.tsx'
import { LogoPanel } from './logo-panel.tsx'
import './appearance.css'

/** Colours and logo of the site, and the words above its home page. */
export function AppearanceScreen() {
  const { data, error } = useParts<AppearanceView>('appearance')
  return (
    <>
      <PageHead title={text.title} />
      <p className="screen-lead">{text.lead}</p>
      {error ? <ErrorScreen error={error} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data === undefined ? null : (
        <div className="appearance-panels">
          <HeroPanel key={`hero ${data.hero.version}`} saved={data.hero} />
          <LogoPanel key={`logo ${data.logo.version}`} saved={data.logo} palettes={data.palettes} />
          <ColoursPanel key={`colours ${data.colours.version}`} saved={data.colours} palettes={data.palettes} />
        </div>
      )}
    </>
  )
}
