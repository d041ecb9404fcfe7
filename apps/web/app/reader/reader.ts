import { installAsk } from '../consent/install-ask.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { forgetAtGoodbye } from './forget-traces.ts'
import { installMenu } from './menu.ts'
import { installPrefetch } from './prefetch.ts'
import { installPrint } from './print.ts'
import { installShare } from './share.ts'

installMenu()
installShare()
installPrint()
installPrefetch()
installAsk()
forgetAtGoodbye()
forgetDrafts()
