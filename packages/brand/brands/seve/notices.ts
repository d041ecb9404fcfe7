import type { BrandNotices } from '../../src/brand.ts'

export const notices: BrandNotices = {
  discreetPushes: false,
  discreetPush: { title: 'Tu as du nouveau', message: 'Ouvre quand tu veux, ça t’attend.' },
  // She who shares a recipe or a tip is followed for what she shares.
  defaults: { 'profil.interaction': { push: true } },
  welcome: (name) => ({
    title: `Bienvenue, ${name}`,
    message: 'Prends ton temps, goûte à tout. Une première question posée ici trouve toujours une réponse.',
  }),
  birthday: (name) => ({
    title: `Joyeux anniversaire, ${name}`,
    message: 'Une année de plus, et de quoi la savourer. Nous te la souhaitons pleine de sève.',
  }),
}
