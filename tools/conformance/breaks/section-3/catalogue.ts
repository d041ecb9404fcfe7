import type { Breaks } from '../../break.ts'

const preferences = {
  file: 'apps/api/src/features/catalogue/preferences.ts',
  test: 'apps/api/src/features/notifications/preferences.test.ts',
}
const catalogue = {
  file: 'apps/api/src/features/catalogue/catalogue.collection.ts',
  test: 'apps/api/src/features/catalogue/catalogue.test.ts',
  named: 'is the specification’s call to the letter',
}

/** What the operator calls notifications, and what a member chose of them. */
export const catalogueAndChoices: Breaks = {
  'UserData.notifications, « per-type settings, each with »: id': {
    ...preferences,
    from: 'id: `${section}.${value}`',
    to: 'id: value',
    named: 'is the catalogue with its defaults',
  },
  'UserData.notifications, « per-type settings, each with »: inApp': {
    ...preferences,
    from: '(chosen?.inApp ?? entry.inApp)',
    to: 'entry.inApp',
    named: 'changes where she says so',
  },
  'UserData.notifications, « per-type settings, each with »: push': {
    ...preferences,
    from: '(chosen?.push ?? entry.push)',
    to: 'entry.push',
    named: 'changes where she says so',
  },
  'Notification label catalogue: « groups of entries »': {
    ...catalogue,
    from: "column: 'section', of: 'section'",
    to: "column: 'value', of: 'section'",
  },
  'Notification label catalogue, each entry: index': {
    ...catalogue,
    from: "index: number('index')",
    to: "index: number('id')",
  },
  'Notification label catalogue, each entry: value': {
    ...catalogue,
    from: "value: text('value')",
    to: "value: text('label')",
  },
  'Notification label catalogue, each entry: label': {
    ...catalogue,
    from: "label: text('label'),\n    inApp",
    to: "label: text('value'),\n    inApp",
  },
}
