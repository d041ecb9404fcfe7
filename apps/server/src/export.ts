/** `npm run export -- content <folder>`. The site may keep running. */
import { runCommand } from './process/command.ts'
import { startQuickly } from './process/quick-start.ts'

startQuickly()
await runCommand(async () => {
  const { runExport } = await import('./transfer/run-export.ts')
  await runExport(process.argv.slice(2))
})
