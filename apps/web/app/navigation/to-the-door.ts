import { redirect } from 'react-router'

/** She signs in first, and then comes back to this page. */
export const toTheDoor = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Response =>
  redirect(`/login?suite=${encodeURIComponent(pathname + search)}`)
