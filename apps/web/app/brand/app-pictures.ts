import { appPicturesText } from '../text/installed-app.ts'

/** Made by `npm run screenshots -- --app`: `<form>-<page>.webp`. A brand may have none. */
const files = import.meta.glob<string>('../../../../packages/brand/brands/*/app/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Sizes by manifest form factor. */
const sizes: Record<string, string> = { narrow: '780x1688', wide: '1280x800' }

interface AppPicture {
  src: string
  sizes: string | undefined
  type: 'image/webp'
  form_factor: string
  label: string
}

/** Screenshots for the web app manifest. */
export function appPictures(code: string): AppPicture[] {
  return Object.entries(files).flatMap(([file, src]) => {
    const [, brand, form = '', page = ''] = /brands\/([^/]+)\/app\/([a-z]+)-([a-z]+)\.webp$/.exec(file) ?? []
    const label = appPicturesText[page]
    if (brand !== code || label === undefined) return []
    return [{ src, sizes: sizes[form], type: 'image/webp', form_factor: form, label }]
  })
}
