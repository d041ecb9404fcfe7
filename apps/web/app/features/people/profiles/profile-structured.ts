import type { MemberProfile } from '@consoeurs/contract'
import type { Thing } from 'schema-dts'
import { type Site, stableId } from '../../../page/structured-data.tsx'

/** Structured data, for public profiles only. */
export function structuredProfile(profile: MemberProfile, site: Site): Thing[] {
  const { origin } = site
  const { id, username, displayName, headline, photo } = profile
  const url = `${origin}/p/${username}`
  return [
    {
      '@type': 'ProfilePage',
      url,
      inLanguage: 'fr',
      mainEntity: {
        '@type': 'Person',
        '@id': stableId(site, 'member', id),
        name: displayName,
        alternateName: username,
        url,
        ...(headline !== '' && { description: headline }),
        ...(photo !== null && { image: origin + photo.formats.large.url }),
      },
    },
  ]
}
