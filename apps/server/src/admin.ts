/**
 * `npm run admin -- create` creates an administrator; `role <username> <role>` changes a role; `second-factor` is
 * for a member who lost her second factor. The site may keep running.
 */
import { runCommand } from './process/command.ts'
import { startQuickly } from './process/quick-start.ts'

startQuickly()
await runCommand(async () => {
  const { runAdmin } = await import('./admin/run-admin.ts')
  await runAdmin(process.argv.slice(2))
})
