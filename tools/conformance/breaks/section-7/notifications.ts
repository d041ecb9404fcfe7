import type { Break, Breaks } from '../../break.ts'

const push = 'apps/api/src/features/push'
const live = 'apps/web/app/live'
const catalogue = 'apps/api/src/features/catalogue'
const preferences = 'apps/api/src/features/notifications/preferences'
const chosen = { file: `${preferences}.routes.ts`, test: `${preferences}.test.ts` }
const sent = {
  file: `${push}/send-now.ts`,
  test: `${push}/send-now.test.ts`,
  named: 'pushes to her own device at once',
}
const sentFields = { ...sent, named: 'takes the fields of the specification to the letter' }
const payload = { file: 'packages/contract/src/push.ts', test: sent.test }
const socket = { file: `${live}/socket.ts`, test: `${live}/socket.test.ts` }

/** The call knows nothing of one of its fields: what it is given there, it does not look at. */
const unread = (field: string, line: string): Break => ({
  ...payload,
  from: `  ${field}: ${line},\n`,
  to: '',
  named: `knows the field ${field}`,
})

/** The calls on notifications, and the channel. */
export const notifications: Breaks = {
  'GET /api/notification/?populate=*: « notification label catalogue »': {
    file: `${catalogue}/catalogue.collection.ts`,
    from: "name: 'notification',",
    to: "name: 'notification-labels',",
    test: `${catalogue}/catalogue.test.ts`,
    named: 'is the specification’s call to the letter',
  },
  '… auth: « bearer »': {
    file: `${catalogue}/catalogue.routes.ts`,
    from: "access: 'member'",
    to: "access: 'public'",
    test: `${catalogue}/catalogue.test.ts`,
    named: 'a visitor is refused',
  },
  'GET /api/user-datas/{id}: « reads data.attributes.notifications »': {
    ...chosen,
    from: 'attributes: { notifications } }',
    to: 'attributes: { notifications: [] } }',
    named: 'is the catalogue with its defaults',
  },
  'GET /api/user-datas/{id}, auth: « bearer »; her own alone': {
    ...chosen,
    from: "      requireOwn(viewerOf(request), 'preferences.read', request.params.id)\n",
    to: '',
    named: 'what is not hers, and a visitor',
  },
  'POST /api/notifications/send (bearer): « sends a push », to a device of her own, or by staff to any: a token that somebody got hold of must not open a stranger’s screen':
    {
      ...sent,
      from: "asked.push === 'false'",
      to: "asked.push === 'true'",
    },
  'POST /api/notifications/send, payload token': {
    ...sent,
    from: 'requireDevice(parts, viewer, asked.token)',
    to: 'requireDevice(parts, viewer, asked.label)',
  },
  'POST /api/notifications/send, payload title': {
    ...sent,
    from: '    title,\n    message',
    to: '    title: brand.name,\n    message',
  },
  'POST /api/notifications/send, payload label': { ...sentFields, from: 'body || label', to: 'body' },
  'POST /api/notifications/send, payload body': { ...sent, from: 'body || label', to: 'label' },
  'POST /api/notifications/send, payload icon': { ...sent, from: '    icon,\n    tag', to: '    tag' },
  'POST /api/notifications/send, payload image (taken, and not shown: [0015](decisions/0015-pushes.md))': unread(
    'image',
    "z.string().max(500).default('')",
  ),
  'POST /api/notifications/send, payload path': { ...sent, from: '    path,\n    icon', to: "    path: '',\n    icon" },
  'POST /api/notifications/send, payload sound (taken, and not heard: [0015](decisions/0015-pushes.md))': unread(
    'sound',
    "z.string().max(200).default('')",
  ),
  'POST /api/notifications/send, payload inApp « as ‹ true › or ‹ false › strings » (taken, and told to no open page: [0015](decisions/0015-pushes.md))':
    {
      ...sentFields,
      file: payload.file,
      from: "inApp: z.enum(['true', 'false'])",
      to: "inApp: z.enum(['true', 'false']).or(z.boolean())",
    },
  'POST /api/notifications/send, payload push « as ‹ true › or ‹ false › strings »': {
    ...sentFields,
    file: payload.file,
    from: "push: z.enum(['true', 'false'])",
    to: "push: z.enum(['true', 'false']).or(z.boolean())",
  },
  '« a websocket channel canal-user-{userId} »': {
    file: 'apps/api/src/platform/realtime.ts',
    from: 'emit(channel, message)',
    to: "emit('canal-user', message)",
    test: 'apps/api/src/features/notifications/notifications.kinds.test.ts',
    named: 'makes a toast and no line',
  },
  '… « is subscribed after login »': {
    ...socket,
    from: "socket.emit('subscribe', userChannel(viewerId),",
    to: "socket.emit('subscribe', userChannel(0),",
    named: 'asks for her own channel',
  },
  '… « Each incoming message triggers the notification logic »': {
    ...socket,
    from: '    takeArrival(parts, message)',
    to: '    if (parts.store.read().counter === 0) takeArrival(parts, message)',
    named: 'hands each message of that channel',
  },
}
