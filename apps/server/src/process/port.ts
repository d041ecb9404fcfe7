import { createServer } from 'node:net'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'

/** Before the database is touched, so that a second server changes nothing. */
export function ensurePortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portRefusal(error, host, port)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

export function portRefusal(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartRefusal(
      `Le port ${port} est déjà pris : arrête l’autre programme, ou choisis un autre port avec PORT.`,
    )
  if (code === 'EACCES')
    return new StartRefusal(`Le port ${port} est réservé au système : choisis un port à partir de 1024 avec PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartRefusal(`L’adresse ${host} n’est pas une adresse de cette machine : corrige HOST.`)
  return error
}
