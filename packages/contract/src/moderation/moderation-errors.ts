import { limits } from '../limits.ts'
import type { ErrorDefinition } from '../page-errors.ts'

export const moderationErrors = {
  REPORT_NOT_FOUND: { status: 404, text: 'Ce signalement n’existe pas, ou il n’est pas à lire par toi.' },
  REPORT_DECIDED: {
    status: 409,
    text: 'Ce signalement vient d’être décidé par une autre modératrice. Rien n’a été changé : relis sa décision.',
  },
  REPORT_TAKEN: {
    status: 409,
    text: 'Une autre modératrice s’en occupe déjà. Tu peux le reprendre si vous en êtes d’accord.',
  },
  REVIEW_NOT_FOUND: { status: 404, text: 'Cette relecture n’existe pas, ou elle n’est pas à lire par toi.' },
  REVIEW_DECIDED: {
    status: 409,
    text: 'Cette relecture vient d’être décidée par une autre. Rien n’a été changé : relis sa décision.',
  },
  REVIEW_YOURS: { status: 403, text: 'Tu as pris cette décision : une autre personne la relit.' },
  REVIEW_ASKED: { status: 409, text: 'Tu as déjà demandé une relecture de cette décision.' },
  REVIEW_TOO_LATE: {
    status: 403,
    text: 'Une décision se relit pendant six mois, une seule fois. Pour celle-ci, c’est passé.',
  },
  REVIEW_LINK: {
    status: 400,
    text: 'Ce lien est incomplet, ou ce signalement est effacé. Ouvre-le depuis le mail.',
  },
  HELD_NOT_FOUND: { status: 404, text: 'Cela n’attend plus de relecture : elle l’a repris, ou ce n’est pas pour toi.' },
  HELD_DECIDED: {
    status: 409,
    text: 'Une autre modératrice vient de le relire. Rien n’a été changé.',
  },
  HELD_TAKEN: {
    status: 409,
    text: 'Une autre modératrice s’en occupe déjà. Tu peux le reprendre si vous en êtes d’accord.',
  },
  FILTER_WORDS_FULL: {
    status: 409,
    text: `La liste a ${limits.filterWords.most} mots au plus. Retires-en avant d’en ajouter.`,
  },
  SANCTION_NOT_FOUND: { status: 404, text: 'Cette mesure n’existe pas.' },
  SANCTION_OVER: { status: 409, text: 'Cette mesure est déjà levée ou terminée.' },
  ALREADY_HIDDEN: { status: 409, text: 'Ce contenu est déjà masqué.' },
  CONTENT_NOT_FOUND: { status: 404, text: 'Ce contenu n’est plus là.' },
  STAFF_NOT_SANCTIONABLE: {
    status: 403,
    text: 'Elle fait partie de l’équipe. Une administratrice lui retire d’abord son rôle, puis prend la mesure.',
  },
  NOT_SANCTIONABLE: { status: 403, text: 'Tu ne peux pas prendre de mesure envers cette personne.' },
} as const satisfies Record<string, ErrorDefinition>
