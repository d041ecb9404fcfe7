import type { MemberProfile } from '@consoeurs/contract'
import type { Thing } from 'schema-dts'
import type { Site } from '../../structured-data.tsx'

/** ProfilePage, for search engines: public profiles alone have it. */
export function structuredProfile(profile: MemberProfile, { origin }: Site): Thing[] {
  const { username, displayName, headline, photo } = profile
  const url = `${origin}/p/${username}`
  return [
    {
      '@type': 'ProfilePage',
      url,
      inLanguage: 'fr',
      mainEntity: {
        '@type': 'Person',
        name: displayName,
        alternateName: username,
        url,
        ...(headline !== '' && { description: headline }),
        ...(photo !== null && { image: origin + photo.formats.large.url }),
      },
    },
  ]
}
