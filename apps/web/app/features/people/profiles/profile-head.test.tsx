import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import type { MemberProfile } from '@consoeurs/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandProvider } from '../../../brand/brand-context.tsx'
import { profilesText } from '../../../text/profiles.ts'
import { ViewerProvider } from '../../../viewer/viewer-context.tsx'
import { ProfileHead } from './profile-head.tsx'

const format = { url: '/files/ines.webp', width: 480, height: 600 }
const photo = (width: number, height: number) => ({
  id: width,
  main: true,
  visibility: 'everyone',
  file: { width, height, alt: '', formats: { small: format, medium: format, large: format } },
})
const ines = {
  displayName: 'Inès',
  age: 34,
  certified: false,
  certifiedAt: null,
  headline: 'Je lis les dernières pages en premier.',
  city: 'Rezé',
  distance: '10',
  freshness: null,
  lastConnection: null,
  photos: [],
} as unknown as MemberProfile

describe.each(brandCodes)('the head of a profile in %s', (code) => {
  const draws = async (more: object) =>
    renderToStaticMarkup(
      <BrandProvider brand={await loadBrand(code)}>
        <ViewerProvider viewer={null}>
          <ProfileHead profile={{ ...ines, ...more }} likeable={false}>
            {null}
          </ProfileHead>
        </ViewerProvider>
      </BrandProvider>,
    )
  const occurrences = (html: string, text: string) => html.split(text).length - 1

  it('names the town and the band of distance under the portrait', async () => {
    expect(await draws({})).toContain('Rezé · à moins de 10 km')
    expect(await draws({ distance: 'far' })).toContain('<p>Rezé</p>')
  })

  it('shows the words once: as the portrait, or beside the photo', async () => {
    const words = profilesText.headline(ines.headline)
    for (const photos of [[], [photo(960, 1200)]]) expect(occurrences(await draws({ photos }), words)).toBe(1)
  })

  it('shows the initial of a member without photo and words', async () => {
    expect(await draws({ headline: '' })).toMatch(/aria-hidden="true">I</)
  })

  it('frames a landscape or small photo in a square', async () => {
    const framed = async (width: number, height: number) =>
      /square/.test(await draws({ photos: [photo(width, height)] }))
    expect(await framed(960, 1200)).toBe(false)
    expect(await framed(1600, 900)).toBe(true)
    expect(await framed(480, 600)).toBe(true)
  })
})
