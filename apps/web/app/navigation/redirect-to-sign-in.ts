import { redirect } from 'react-router'

/** Redirects to sign-in, with a return path to this page. */
export const redirectToSignIn = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Response =>
  redirect(`/login?suite=${encodeURIComponent(pathname + search)}`)
