/** `npm run doctor [-- --json]`. Read-only. */
import { parseArgs } from 'node:util'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { runCommand } from './process/command.ts'
import { print } from './process/console.ts'
import { startQuickly } from './process/quick-start.ts'

startQuickly()

/** @returns whether the output is for programs */
function readArguments(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean' } } }).values.json === true
  } catch {
    throw new StartRefusal('Il y a une commande\u202f: npm run doctor, ou pour un programme npm run doctor -- --json')
  }
}

await runCommand(async () => {
  const isJson = readArguments(process.argv.slice(2))
  const { runDoctor } = await import('./doctor/run-doctor.ts')
  const { onOneLine, toJson } = await import('./doctor/findings.ts')
  const findings = await runDoctor()
  const ok = findings.every(({ state }) => state !== 'bad')
  if (isJson) print(JSON.stringify({ ok, findings: findings.map(toJson) }, null, 2))
  else for (const finding of findings) print(onOneLine(finding))
  if (!ok) process.exitCode = 1
})
