/** `npm run admin -- create` opens the account of an administrator; `role <username> <role>` gives a role; `second-factor` helps who lost hers. The site may go on serving. */
import { runCommand } from './command.ts'
import { startQuickly } from './quick-start.ts'

startQuickly()
await runCommand(async () => {
  const { runAdmin } = await import('./admin/run-admin.ts')
  await runAdmin(process.argv.slice(2))
})
