import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'

/**
 * Lets a scanner run to its end.
 * @param log where everything that it says is kept
 * @returns what it said
 * @throws where it ended otherwise than well
 */
export async function runScanner(program: string, args: string[], log: string): Promise<string> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const written = createWriteStream(log)
    child.stdout.pipe(written, { end: false })
    child.stderr.pipe(written, { end: false })
    child.on('error', reject)
    child.on('close', (status) => written.end(() => resolve(status)))
  })
  const said = readFileSync(log, 'utf8')
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${said.slice(-4000)}`)
  return said
}
