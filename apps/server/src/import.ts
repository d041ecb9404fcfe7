/**
 * `npm run import -- wordpress <file>` imports articles, pages and pictures; `members <file>` invites members of
 * another network. The site may keep running.
 */
import { runCommand } from './process/command.ts'
import { startQuickly } from './process/quick-start.ts'

startQuickly()
await runCommand(async () => {
  const { runImport } = await import('./transfer/run-import.ts')
  await runImport(process.argv.slice(2))
})
