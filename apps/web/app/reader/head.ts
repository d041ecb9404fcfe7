import { listenForQuickExit } from '../quick-exit/quick-exit.ts'
import { followTheme } from '../theme/apply-theme.ts'
import { endSplashWithFirstRoute } from '../theme/end-splash.ts'
import { rememberSplash } from '../theme/splash.ts'
import { interceptBack } from '../ui/overlays/back-first.ts'
import { replaceClosedStorage } from './closed-storage.ts'

// Runs before other scripts: the quick exit must not wait for a slow network.
listenForQuickExit(document)
replaceClosedStorage()
followTheme()
rememberSplash()
endSplashWithFirstRoute()
interceptBack()
