import { followTheme } from '../theme/apply-theme.ts'
import { endSplashWithFirstRoute } from '../theme/end-splash.ts'
import { rememberSplash } from '../theme/splash.ts'
import { tellBackFirst } from '../ui/back-first.ts'

followTheme()
rememberSplash()
endSplashWithFirstRoute()
tellBackFirst()
