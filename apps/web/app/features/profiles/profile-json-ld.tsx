import type { MemberProfile } from '@consoeurs/contract'

/** Inside a script element no text may close it. */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** ProfilePage, for search engines: public profiles alone have it. */
export function ProfileJsonLd({ profile, publicUrl }: { profile: MemberProfile; publicUrl: string }) {
  const { username, displayName, headline, photo } = profile
  const url = `${publicUrl}/p/${username}`
  const value = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: displayName,
      alternateName: username,
      url,
      ...(headline !== '' && { description: headline }),
      ...(photo !== null && { image: `${publicUrl}${photo.formats.large.url}` }),
    },
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, with every « < » escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(value) }} />
}
