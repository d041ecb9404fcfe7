import type { Breaks } from '../../break.ts'

const view = {
  file: 'apps/api/src/features/files/files.views.ts',
  test: 'tests/conformance/users.test.ts',
  named: 'a File’s fields',
}

/** File, as a photo of hers is told. */
export const files: Breaks = {
  'File: id': { ...view, from: 'id: file.id', to: 'id: file.width' },
  'File: name': { ...view, from: 'name: file.name', to: "name: ''" },
  'File: url': { ...view, from: 'url: large.url', to: 'url: thumbnail.url' },
  'File: formats.small.url': {
    ...view,
    from: 'formats: { thumbnail, small,',
    to: 'formats: { thumbnail, small: medium,',
  },
  'File: formats.thumbnail.url': {
    ...view,
    from: 'formats: { thumbnail, small,',
    to: 'formats: { thumbnail: small, small,',
  },
}
