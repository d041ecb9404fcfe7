import { fromCache, MemberRequest } from './member-caches.ts'

const PICTURES = 200

/** Network first, because the server checks access each time. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const asking = new MemberRequest()
  try {
    const response = await fetch(event.request)
    const mayKeep = response.status === 200 && !/no-store/.test(response.headers.get('Cache-Control') ?? '')
    if (mayKeep) {
      event.waitUntil(asking.keep({ shelf: 'pictures', address: url, response: response.clone(), most: PICTURES }))
    }
    return response
  } catch {
    return (await fromCache('pictures', url)) ?? Response.error()
  }
}
