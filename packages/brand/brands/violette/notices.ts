import type { BrandNotices } from '../../src/brand.ts'

export const notices: BrandNotices = {
  discreetPushes: true,
  discreetPush: { title: 'Tu as du nouveau', message: 'Ouvre quand tu veux, ça t’attend.' },
  defaults: {},
  welcome: (name) => ({
    title: `Bienvenue, ${name}`,
    message: 'Tu es chez toi. Une phrase sur ton profil suffit pour que les premières conversations commencent.',
  }),
  birthday: (name) => ({
    title: `Joyeux anniversaire, ${name}`,
    message: 'Que cette journée te ressemble. Nous te la souhaitons douce.',
  }),
}
