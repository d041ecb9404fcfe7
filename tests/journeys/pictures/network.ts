import type { Page, Route } from '@playwright/test'

/** What her browser asked of the calls that take pictures in pieces. */
export interface Uploads {
  /** New uploads begun. */
  begun: number
  /** Where each piece that reached the server began. */
  offsets: number[]
  /** Lets nothing more through after so many pieces in all. */
  cutAfter: (pieces: number) => void
  /** Lets everything through again. */
  mend: () => void
}

/** Stands between her and the server, for pictures alone. `onCut` hears of the first piece that is held back. */
export async function watchUploads(page: Page, onCut: () => Promise<void> = async () => undefined): Promise<Uploads> {
  let allowed = Number.POSITIVE_INFINITY
  const uploads: Uploads = {
    begun: 0,
    offsets: [],
    cutAfter: (pieces) => {
      allowed = pieces
    },
    mend: () => {
      allowed = Number.POSITIVE_INFINITY
    },
  }
  const pass = async (route: Route) => {
    const request = route.request()
    if (request.method() === 'PATCH') {
      if (uploads.offsets.length >= allowed) {
        await onCut()
        return route.abort('internetdisconnected')
      }
      uploads.offsets.push(Number(request.headers()['upload-offset']))
    }
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/uploads') uploads.begun += 1
    return route.continue()
  }
  await page.route('**/api/uploads', pass)
  await page.route('**/api/uploads/**', pass)
  return uploads
}
