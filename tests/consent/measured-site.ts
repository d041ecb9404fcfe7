import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ServedSite } from '../builds/served-site.ts'

const listening = (address: string | AddressInfo | null) => `http://127.0.0.1:${(address as AddressInfo).port}`

/** A measuring service: its script tells it which page of which site was read. */
export class Service {
  /** What it was asked for, in turn: its script, and « site path » of each page that it counted. */
  readonly asked: string[] = []
  readonly #server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service')
    this.asked.push(pathname === '/seen' ? `${searchParams.get('site')} ${searchParams.get('path')}` : pathname)
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/javascript')
    response.end(`{
      const { src, dataset } = document.currentScript
      const asked = new URLSearchParams({ site: dataset.websiteId, path: location.pathname })
      fetch(new URL('/seen?' + asked, src)).then(() => { document.body.dataset.counted = 'yes' })
    }`)
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return listening(this.#server.address())
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** The site for an operator who set that service. */
export const openMeasuredSite = (service: string): Promise<ServedSite> =>
  ServedSite.open({ analytics: { url: `${service}/count.js`, id: 'site-1' } })
