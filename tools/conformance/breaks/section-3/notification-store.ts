import type { Breaks } from '../../break.ts'

const live = 'apps/web/app/live'
const store = {
  file: `${live}/notification-store.ts`,
  test: `${live}/notification-store.test.ts`,
  named: 'begins with what the page was served',
}
const lastPush = {
  file: `${live}/arrivals.ts`,
  test: `${live}/arrivals.test.ts`,
  named: 'becomes the last push of the store',
}

/** What an open page knows of what reaches her. */
export const notificationStore: Breaks = {
  'Client notification store: listNotifications': {
    file: `${live}/heard.ts`,
    from: 'return [notification, ...lines',
    to: 'return [...lines',
    test: `${live}/heard.test.ts`,
    named: 'keeps what arrived',
  },
  'Client notification store: nbMessagesUnread': {
    ...store,
    from: 'nbMessagesUnread: unread.messages',
    to: 'nbMessagesUnread: unread.requests',
  },
  'Client notification store: nbHonorsUnread': {
    ...store,
    from: 'nbHonorsUnread: unread.honors',
    to: 'nbHonorsUnread: unread.visits',
  },
  'Client notification store: nbVisitsUnread': {
    ...store,
    from: 'nbVisitsUnread: unread.visits',
    to: 'nbVisitsUnread: unread.honors',
  },
  'Client notification store: nbNotificationsUnread': {
    ...store,
    from: 'nbNotificationsUnread: unread.notifications',
    to: 'nbNotificationsUnread: unread.messages',
  },
  'Client notification store: the last push’s avatar': {
    ...lastPush,
    from: 'author === null ? place.icon : author.avatar',
    to: 'place.icon',
  },
  'Client notification store: the last push’s title': {
    ...lastPush,
    from: 'author?.displayName ?? place.name',
    to: 'place.name',
  },
  'Client notification store: the last push’s label': {
    ...lastPush,
    from: "label: known?.label ?? ''",
    to: "label: ''",
  },
  'Client notification store: the last push’s message': {
    ...lastPush,
    from: 'message: truncateMessage(message)',
    to: "message: ''",
  },
  'Client notification store: the last push’s path': {
    ...lastPush,
    from: "path: sitePath(url) ?? '/'",
    to: "path: '/'",
  },
  'Client notification store: the last push’s token': {
    file: `${live}/notification-labels.ts`,
    from: "token: me.fcmToken ?? ''",
    to: "token: ''",
    test: `${live}/notification-labels.test.ts`,
    named: 'this browser’s token',
  },
  'Client notification store: the last push’s sound': {
    ...store,
    from: 'waitingRooms, sound })',
    to: 'waitingRooms, sound: false })',
  },
  'Client notification store: the last push’s inApp flag': {
    ...lastPush,
    from: 'inApp: known?.inApp ?? true',
    to: 'inApp: true',
    named: 'bears the flags',
  },
  'Client notification store: the last push’s push flag': {
    ...lastPush,
    from: 'push: known?.push ?? false',
    to: 'push: false',
    named: 'bears the flags',
  },
  'Client notification store: a counter': {
    ...lastPush,
    from: 'counter: store.read().counter + 1',
    to: 'counter: 1',
    named: 'is counted',
  },
  'Client notification store: a timestamp': { ...lastPush, from: '    timestamp: Date.now(),\n', to: '' },
}
