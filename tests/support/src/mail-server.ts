import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  /** Headers and body, as sent. */
  source: string
}

export interface TestMailServer {
  port: number
  received: ReceivedMail[]
  close: () => Promise<void>
}

/** A real mail server without sign-in, which refuses what begins with « inconnue@ » (550). */
export async function openMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (!address.startsWith('inconnue@')) return callback()
      callback(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }))
    },
    onData(stream, { envelope }, callback) {
      text(stream).then((source) => {
        received.push({ to: envelope.rcptTo[0]?.address ?? '', source })
        callback()
      }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
