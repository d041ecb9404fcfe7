import { Asking, recall } from './whose.ts'

const PICTURES = 200

/**
 * A picture is asked for first, for the server decides each time who sees it; the one she saw stands in where nothing
 * answers.
 */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const asking = new Asking()
  try {
    const response = await fetch(event.request)
    const mayKeep = response.status === 200 && !/no-store/.test(response.headers.get('Cache-Control') ?? '')
    if (mayKeep) {
      event.waitUntil(asking.keep({ shelf: 'pictures', address: url, response: response.clone(), most: PICTURES }))
    }
    return response
  } catch {
    return (await recall('pictures', url)) ?? Response.error()
  }
}
