import { readerScriptUrl } from 'virtual:standalone-scripts'
import { discreetApp } from '@consoeurs/brand/discreet'
import { type ReactNode, use, useEffect } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { ChangedBrand, useBrand } from './brand/brand-context.tsx'
import { preloadedFonts } from './brand/fonts.ts'
import { SplashMark } from './brand/marks.tsx'
import { brandStylesheet } from './brand/stylesheets.ts'
import { type PublicSettings, requestContext } from './context.ts'
import { MessageDuties } from './features/chat/messages/public.ts'
import { inlineScripts } from './inline-scripts.ts'
import { InstalledApp } from './layouts/installed-app.tsx'
import { LiveConnection } from './live/live-connection.tsx'
import { global } from './middleware/global.ts'
import { OpenLinks } from './navigation/open-links.tsx'
import { NonceContext } from './nonce-context.ts'
import { OutboxResume } from './outbox/outbox-resume.ts'
import { useIsReaderPage } from './reader-page.ts'
import stylesheet from './styles/app.css?url'
import { layoutText } from './text/pages/layout.ts'
import { AnimationStyles } from './theme/animation-styles.tsx'
import { firstRouteEvent } from './theme/end-splash.ts'
import { useKeepDocumentMarks } from './theme/keep-document-marks.ts'
import { splashWasSeen } from './theme/splash.ts'
import { recordSubmit } from './ui/forms/sent-forms.ts'
import { Toaster } from './ui/overlays/toast.tsx'
import { ViewerProvider } from './viewer/viewer-context.tsx'

export { RootErrorBoundary as ErrorBoundary } from './errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [global]

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicSettings, viewer } = context.get(requestContext)
  // The splash shows the brand.
  const splash = viewer === null || !(viewer.discreet || splashWasSeen(request.headers.get('Cookie') ?? ''))
  return { publicSettings, viewer, splash }
}

/** Root data depends on neither the address nor rejected forms. */
export function shouldRevalidate({ formMethod, actionStatus = 200 }: { formMethod?: string; actionStatus?: number }) {
  const isWritten = formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400
  if (isWritten) recordSubmit()
  return isWritten
}

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>
let lastKnown: RootData

/** After a failed load, the last data still holds. */
function useRootData(): RootData {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!import.meta.env.SSR && data !== undefined) lastKnown = data
  return data ?? lastKnown
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

function HeadScript({ nonce }: { nonce: string | undefined }) {
  const code = import.meta.env.SSR ? inlineScripts[0].code : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, constant at build time
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}

function BrandLinks({ discreet }: { discreet: boolean }) {
  const brand = useBrand()
  const files = `/brand/${brand.code}`
  return (
    <>
      <link rel="stylesheet" href={brandStylesheet(brand.code)} />
      <link rel="manifest" href={discreet ? discreetApp.manifest : '/manifest.webmanifest'} />
      {/* An empty data URL causes no favicon request. */}
      <link rel="icon" type="image/svg+xml" href={discreet ? 'data:,' : `${files}/favicon.svg`} />
      <link rel="apple-touch-icon" href={`${files}/${discreet ? discreetApp.files.touch : 'apple-touch-180.png'}`} />
      {discreet ? <meta name="apple-mobile-web-app-title" content={discreetApp.name} /> : null}
      {preloadedFonts(brand).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
    </>
  )
}

/** After the brand's sheet, which it overrides. Only checked colours are in it. */
function ThemeStyle({ css }: { css: string | null | undefined }) {
  if (!css) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built by the server from validated colours
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}

function PageScripts({ reader, settings }: { reader: boolean; settings: PublicSettings | undefined }) {
  if (reader) return <script src={readerScriptUrl} defer />
  return (
    <>
      <Toaster />
      <OpenLinks />
      {settings === undefined ? null : <AnimationStyles href={settings.animateCssUrl} />}
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  useKeepDocumentMarks()
  const { code, themeColor } = useBrand()
  const data = useRootData()
  const viewer = data?.viewer ?? null
  // Nothing arrives before her sign-up is approved.
  const inside = viewer?.approval === null ? viewer : null
  const reader = useIsReaderPage(viewer !== null)
  const nonce = use(NonceContext)
  return (
    <html
      lang="fr"
      data-brand={code}
      data-theme="light"
      data-api={data?.publicSettings.strapiUrl || undefined}
      data-viewer={viewer?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"
        />
        <meta
          name="theme-color"
          content={themeColor.light}
          data-light={themeColor.light}
          data-dark={themeColor.dark}
          suppressHydrationWarning
        />
        <HeadScript nonce={reader ? undefined : nonce} />
        <BrandLinks discreet={viewer?.discreet === true} />
        <Links nonce={reader ? '' : nonce} />
        <ThemeStyle css={data?.publicSettings.themeStyle} />
      </head>
      <body>
        <a className="skip-link" href="#contenu">
          {layoutText.skip}
        </a>
        <ViewerProvider viewer={viewer}>
          <ChangedBrand choices={data?.publicSettings.profileChoices}>{children}</ChangedBrand>
          {inside !== null && <LiveConnection viewer={inside} />}
          {inside !== null && <MessageDuties viewer={inside} />}
          {inside !== null && <OutboxResume viewerId={inside.id} />}
          {inside !== null && <InstalledApp viewerId={inside.id} />}
        </ViewerProvider>
        {data?.splash === false ? null : (
          <div className="splash" aria-hidden="true">
            <SplashMark />
          </div>
        )}
        <PageScripts reader={reader} settings={data?.publicSettings} />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => void dispatchEvent(new Event(firstRouteEvent)), [])
  return <Outlet />
}
