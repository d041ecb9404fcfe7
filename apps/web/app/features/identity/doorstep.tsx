import type { ReactNode } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { HomeLink } from '../../brand/home-link.tsx'
import { useIllustration } from '../../brand/illustration.ts'

/** The pages before the door: the brand's drawing on one side, what there is to do on the other. */
export function Doorstep({ children }: { children: ReactNode }) {
  const { text } = useBrand()
  const { src, width, height } = useIllustration('signup')
  return (
    <div className="su">
      <aside className="su-art">
        <HomeLink to="/" className="vh-logo" />
        <div className="su-pic">
          <img src={src} width={width} height={height} alt="" />
        </div>
        <p className="d h2 only-wide">{text.signupMotto}</p>
      </aside>
      <main className="su-main" id="contenu" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
