import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { Lockup } from '../../brand/marks.tsx'
import { layoutText } from '../../text/layout.ts'

/** The pages before the door: the brand's drawing on one side, what there is to do on the other. */
export function Doorstep({ children }: { children: ReactNode }) {
  const { text } = useBrand()
  const { src, width, height } = useIllustration('signup')
  return (
    <div className="su">
      <aside className="su-art">
        <Link className="vh-logo" to="/" aria-label={layoutText.home}>
          <Lockup />
        </Link>
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
