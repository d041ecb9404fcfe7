import type { PageBrand } from '@consoeurs/brand'

/** What is wrong with what was asked for, in a French sentence. */
export class ShellRefusal extends Error {}

export type ShellBrand = Pick<PageBrand, 'code' | 'name' | 'themeColor'>

/** @throws ShellRefusal for anything but the https origin of a site: an app of a store loads nothing in clear. */
export function siteAddress(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : null
  const isOrigin =
    url !== null && url.protocol === 'https:' && url.href === `${url.origin}/` && url.hostname.includes('.')
  if (!isOrigin) {
    throw new ShellRefusal(`Il faut l’adresse publique du site (PUBLIC_URL), par exemple https://exemple.fr.`)
  }
  return url
}

/** `fr.exemple.<brand>`: letters and digits, as the identifiers of both stores may have, and no part begins with a digit. */
export function appId({ hostname }: URL, brandCode: string): string {
  const domain = hostname
    .split('.')
    .filter((part) => part !== 'www')
    .reverse()
  const parts = domain.at(-1) === brandCode ? domain : [...domain, brandCode]
  return parts.map((part) => part.replaceAll(/[^a-z\d]/g, '').replace(/^(?=\d)/, 'x')).join('.')
}

/**
 * Capacitor’s own configuration (`CapacitorConfig` of @capacitor/cli). The pages are those of the site, loaded from its
 * address: an update of the site is one of the app.
 */
export function shellConfig(brand: ShellBrand, site: URL) {
  return {
    appId: appId(site, brand.code),
    appName: brand.name,
    webDir: 'www',
    backgroundColor: brand.themeColor.light,
    server: {
      url: site.origin,
      // Shown where the site cannot be reached.
      errorPath: 'index.html',
    },
    plugins: {
      // Before her eyes a push is only logged (specification §4): the page itself shows what came.
      PushNotifications: { presentationOptions: [] },
    },
  }
}

/** The one page that the app brings along: the site is not there, and how to try again. */
export function absentPage({ name, themeColor }: ShellBrand, site: URL): string {
  const { light, dark } = themeColor
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${name}</title>
<style>
  :root { color-scheme: light dark; --ground: ${light}; --ink: #1d1a22 }
  @media (prefers-color-scheme: dark) { :root { --ground: ${dark}; --ink: #f4f1f6 } }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 1rem; padding: 2rem;
    font: 1.0625rem/1.5 system-ui, sans-serif; text-align: center; background: var(--ground); color: var(--ink) }
  h1 { margin: 0; font-size: 1.375rem }
  p { margin: 0; max-width: 32ch }
  a { justify-self: center; min-height: 44px; padding: 0 1.5rem; border-radius: 999px; border: 2px solid;
    display: inline-grid; place-items: center; color: inherit; font-weight: 600; text-decoration: none }
</style>
<h1>${name} n’est pas joignable</h1>
<p>Pas de réseau, ou le site se repose un instant. Rien n’est perdu.</p>
<a href="${site.origin}/">Réessayer</a>
</html>
`
}
