import { themeName } from '@consoeurs/contract'
import { loadPage, pageApi } from '../api/page-api.ts'
import { JoinPrompt } from '../features/publishing/shares/join-prompt.tsx'
import { ShareFeed, sharesApi } from '../features/publishing/shares/public.ts'
import { ThemeEmpty, ThemeHead } from '../features/publishing/shares/theme-head.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checkParams, isTheme } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { joinText } from '../text/join.ts'
import { sharesText } from '../text/shares.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/shares-theme'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

const themePath = (name: string) => `/shares/theme/${encodeURIComponent(name)}`

/** One address per theme, whatever its spelling in a text. */
export const loader = checkParams({ slug: isTheme }, async ({ request, params, context }: Route.LoaderArgs) => {
  const name = themeName(params.slug)
  if (name !== params.slug) throw redirectTo(themePath(name), { status: 301 })
  const cursor = pageAddress(request).searchParams.get('cursor') ?? undefined
  const api = sharesApi(pageApi(context))
  return loadPage(request, async () => {
    const [theme, first] = await Promise.all([api.theme(name), api.list({ theme: name, cursor })])
    return { theme, first, follows: cursor !== undefined }
  })
})

export default function SharesTheme({ loaderData }: Route.ComponentProps) {
  const { theme, first, follows } = loaderData
  const signedIn = useViewer() !== null
  return (
    <ModulePage aside={signedIn ? undefined : <JoinPrompt title={joinText.allTitle} />}>
      <PageMeta
        title={`#${theme.label}`}
        description={sharesText.theme.description(theme.label)}
        hidden={follows || theme.count === 0}
      />
      <ThemeHead theme={theme} />
      <ShareFeed
        key={theme.name}
        first={first}
        query={{ theme: theme.name }}
        path={themePath(theme.name)}
        empty={<ThemeEmpty theme={theme} />}
      />
      {signedIn ? null : (
        <div className="only-phone">
          <JoinPrompt title={sharesText.visitorEnd} />
        </div>
      )}
    </ModulePage>
  )
}
