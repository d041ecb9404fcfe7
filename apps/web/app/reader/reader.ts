import { forgetDrafts } from './forget-drafts.ts'
import { forgetSearches } from './forget-searches.ts'
import { installMenu } from './menu.ts'
import { installPrefetch } from './prefetch.ts'
import { installQuickExit } from './quick-exit.ts'
import { installShare } from './share.ts'

installMenu()
installShare()
installPrefetch()
installQuickExit()
forgetSearches()
forgetDrafts()
