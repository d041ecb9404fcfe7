import { limits, startOf } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { receivedFiles, receivedText } from '../pwa/received-share.ts'
import type { Route } from './+types/share-target'

/** Opened directly, it leads to the composer. */
export const loader = () => redirect('/shares?publier=1')

/**
 * Without a service worker, the text travels in the URL, through sign-in if needed. Pictures cannot, and the composer
 * says so.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = new URLSearchParams({ publier: '1', texte: startOf(receivedText(form), limits.receivedText) })
  if (receivedFiles(form).length > 0) asked.set('sans', 'images')
  return redirect(`/shares?${asked}`, 303)
}
