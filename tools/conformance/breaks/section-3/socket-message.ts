import type { Breaks } from '../../break.ts'

const message = {
  file: 'apps/api/src/features/notifications/deliver.ts',
  test: 'tests/conformance/notification-links.test.ts',
  named: 'carries every field of the socket message',
}

/** What her channel carries. */
export const socketMessage: Breaks = {
  'Socket message: section': { ...message, from: '    section,\n    index,\n', to: '    index,\n' },
  'Socket message: index': { ...message, from: '    section,\n    index,\n', to: '    section,\n' },
  'Socket message: notifValue': { ...message, from: 'notifValue: value', to: 'notifValue: section' },
  'Socket message: slug': {
    ...message,
    from: '    slug,\n    message: rest.message',
    to: '    message: rest.message',
  },
  'Socket message: message': { ...message, from: 'message: rest.message', to: "message: ''" },
  'Socket message: url': { ...message, from: "url: path || '/'", to: "url: '/'" },
  'Socket message: author': { ...message, from: '    author,\n    recipient,\n  }\n', to: '    recipient,\n  }\n' },
  'Socket message: recipient': { ...message, from: '    author,\n    recipient,\n  }\n', to: '    author,\n  }\n' },
}
