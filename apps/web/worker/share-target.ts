import { receivedFiles, receivedText, storeReceived } from '../app/pwa/received-share.ts'
import { currentMember } from './member-caches.ts'

/** Works offline; signed out, the composer opens after sign-in. */
export async function receiveShare(event: FetchEvent): Promise<Response> {
  const copy = event.request.clone()
  try {
    const form = await event.request.formData()
    const id = await currentMember()
    const ownerId = id === null ? null : Number(id)
    await storeReceived({ text: receivedText(form), files: receivedFiles(form), ownerId, at: Date.now() })
    return Response.redirect('/shares?publier=1&recu=1', 303)
  } catch {
    // Storage failed: let the server pass the text on.
    return fetch(copy)
  }
}
