/** `npm run doctor [-- --json]`: what is wrong with this installation, and what to do. It changes nothing. */
import { runCommand } from './command.ts'
import { say } from './console.ts'
import { startQuickly } from './quick-start.ts'

startQuickly()
await runCommand(async () => {
  const { examine } = await import('./doctor/run-doctor.ts')
  const { inALine } = await import('./doctor/findings.ts')
  const findings = await examine()
  const ok = findings.every(({ state }) => state !== 'bad')
  if (process.argv.includes('--json')) say(JSON.stringify({ ok, findings }, null, 2))
  else for (const finding of findings) say(inALine(finding))
  if (!ok) process.exitCode = 1
})
