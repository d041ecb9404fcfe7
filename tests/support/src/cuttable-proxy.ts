import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a service that can be cut and opened again, as a network does it. */
export interface CuttableProxy {
  port: number
  /** Every connection breaks, and none is taken until `mend`. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** @param to where the service is: a port of this machine, or the path of a unix socket */
export async function openCuttableProxy(to: number | string): Promise<CuttableProxy> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = typeof to === 'number' ? connect(to, '127.0.0.1') : connect(to)
    for (const end of [near, far]) {
      open.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        open.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const end of open) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
