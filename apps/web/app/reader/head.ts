import { followTheme } from '../theme/apply-theme.ts'
import { rememberSplash } from '../theme/splash.ts'
import { tellBackFirst } from '../ui/back-first.ts'

followTheme()
rememberSplash()
tellBackFirst()
