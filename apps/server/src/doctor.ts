/** `npm run doctor [-- --json]`. Read-only. */
import { runCommand } from './process/command.ts'
import { print } from './process/console.ts'
import { startQuickly } from './process/quick-start.ts'

startQuickly()
await runCommand(async () => {
  const { runDoctor } = await import('./doctor/run-doctor.ts')
  const { onOneLine, toJson } = await import('./doctor/findings.ts')
  const findings = await runDoctor()
  const ok = findings.every(({ state }) => state !== 'bad')
  if (process.argv.includes('--json')) print(JSON.stringify({ ok, findings: findings.map(toJson) }, null, 2))
  else for (const finding of findings) print(onOneLine(finding))
  if (!ok) process.exitCode = 1
})
