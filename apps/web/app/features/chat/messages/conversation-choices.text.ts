export const conversationChoicesText = {
  mute: 'Couper les notifications',
  unmute: 'Rétablir les notifications',
  archive: 'Archiver',
  unarchive: 'Sortir des archives',
  meet: 'Préparer une rencontre',
  report: 'Signaler',
  block: 'Bloquer',
  muteText: (name: string) =>
    `Ni notification, ni compteur pour cette conversation. Ses messages restent dans ta liste, et ${name} n’en sait rien.`,
  muted: 'Notifications coupées pour cette conversation.',
  unmuted: 'Les notifications de cette conversation sont rétablies.',
  archived: 'Conversation archivée. Elle revient au prochain message.',
  archivedQuiet: 'Conversation archivée. Ses notifications sont coupées : elle ne reviendra pas toute seule.',
  unarchived: 'La conversation est de nouveau dans ta liste.',
  undo: 'Annuler',
} as const
