import type { ReactNode } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { HomeLink } from '../../../brand/home-link.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import styles from '../../../styles/shared/doorstep.module.css'
import visitorFrameStyles from '../../../styles/shared/visitor-frame.module.css'
import { CookiesNeeded } from './sign-in/cookies-needed.tsx'

interface SignInLayoutProps {
  /** A session was opened, but its cookie did not come back. */
  cookiesRefused?: boolean
  children: ReactNode
}

/** Layout of the sign-in and sign-up pages. */
export function SignInLayout({ cookiesRefused = false, children }: SignInLayoutProps) {
  const { text } = useBrand()
  const { src, width, height } = useIllustration('signup')
  return (
    <div className={styles.page}>
      <aside className={styles.artwork}>
        <HomeLink to="/" className={`${styles.logo} ${visitorFrameStyles.logo}`} />
        <div className={styles.picture}>
          <img src={src} width={width} height={height} alt="" />
        </div>
        <p className="display heading-2 only-wide">{text.signupMotto}</p>
      </aside>
      <main className={styles.main} id="contenu" tabIndex={-1}>
        <CookiesNeeded refused={cookiesRefused} />
        {children}
      </main>
    </div>
  )
}
