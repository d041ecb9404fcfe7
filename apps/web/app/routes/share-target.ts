import { limits } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { receivedFiles, receivedText } from '../pwa/received-share.ts'
import type { Route } from './+types/share-target'

/** Opened by hand, it is the composer. */
export const loader = () => redirect('/shares?publier=1')

/**
 * What another app shares, where no worker took it: the words travel in the address, over a sign-in if need be. Pictures
 * cannot; the composer says so.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = new URLSearchParams({ publier: '1', texte: receivedText(form).slice(0, limits.receivedText) })
  if (receivedFiles(form).length > 0) asked.set('sans', 'images')
  return redirect(`/shares?${asked}`, 303)
}
