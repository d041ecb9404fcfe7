import { followTheme } from '../theme/apply-theme.ts'
import { rememberSplash } from '../theme/splash.ts'

followTheme()
rememberSplash()
