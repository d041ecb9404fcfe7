import { redirect } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { cookieApi } from '../api/cookie-api.ts'
import { federatedApi } from '../features/identity/federated.api.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import type { Route } from './+types/login-federated'

/** The whole page goes to the provider: without scripts, or where the browser blocks the window. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const destination = new URL(request.url).searchParams.get('suite')
  // Opening this address only leads to the provider's door; whoever made her open it learns and changes nothing.
  const { api, headers } = cookieApi(context, { ownOrigin: true })
  try {
    const { url } = await federatedApi(api).start(destination === null ? {} : { destination })
    return redirectTo(url, { headers, external: true })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const query = new URLSearchParams({ avec: error.code, ...(destination !== null && { suite: destination }) })
    return redirect(`/login?${query}`)
  }
}
