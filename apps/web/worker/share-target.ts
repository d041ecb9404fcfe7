import { keepReceived, receivedFiles, receivedText } from '../app/pwa/received-share.ts'
import { whoIsHere } from './whose.ts'

/**
 * Another app hands over a photo or some words: they are kept here, with or without a network, until her composer takes
 * them; signed out, she signs in first.
 */
export async function receiveShare(event: FetchEvent): Promise<Response> {
  const copy = event.request.clone()
  try {
    const form = await event.request.formData()
    const id = await whoIsHere()
    const ownerId = id === null ? null : Number(id)
    await keepReceived({ text: receivedText(form), files: receivedFiles(form), ownerId, at: Date.now() })
    return Response.redirect('/shares?publier=1&recu=1', 303)
  } catch {
    // The device keeps nothing: the server takes the words.
    return fetch(copy)
  }
}
