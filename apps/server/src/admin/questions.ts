import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartRefusal } from '../../../../tools/embedded-postgres/refusal.ts'

const stopped = () => new StartRefusal('Arrêté : rien n’a été changé.')

/** Somebody sits before it and can be asked. */
export const someoneIsThere = (): boolean => process.stdin.isTTY === true

/** @param hidden nothing of the answer is shown */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  process.stdout.write(question)
  const lines = createInterface({ input: process.stdin, output: hidden ? silent : process.stdout, terminal: true })
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('close', () => reject(stopped()))
      lines.question('').then(resolve, reject)
    })
  } finally {
    lines.close()
    if (hidden) process.stdout.write('\n')
  }
}

/** What was piped in, up to its first line’s end. */
export async function firstLineOfInput(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1)
  return line
}
