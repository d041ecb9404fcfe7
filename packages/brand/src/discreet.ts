/** What members in discreet mode see instead of the brand: on the home screen, in pushes, and as sender of mails. */
export const discreetApp = {
  name: 'Carnet',
  description: 'Notes et rappels.',
  color: '#e9ebee',
  manifest: '/carnet.webmanifest',
  /** In the public folder of each brand, drawn by `scripts/draw-icons.ts`. */
  files: {
    small: 'carnet-192.png',
    large: 'carnet-512.png',
    maskable: 'carnet-maskable-512.png',
    touch: 'carnet-180.png',
    badge: 'carnet-badge-96.png',
  },
} as const
