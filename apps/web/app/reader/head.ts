import { listenForQuickExit } from '../quick-exit/quick-exit.ts'
import { followTheme } from '../theme/apply-theme.ts'
import { endSplashWithFirstRoute } from '../theme/end-splash.ts'
import { rememberSplash } from '../theme/splash.ts'
import { tellBackFirst } from '../ui/back-first.ts'

// Before anything else of the page: the way out must not wait for scripts that a slow network still brings.
listenForQuickExit(document)
followTheme()
rememberSplash()
endSplashWithFirstRoute()
tellBackFirst()
