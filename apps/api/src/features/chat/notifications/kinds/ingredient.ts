import { sendingLimits } from '@consoeurs/contract'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'

const ofKind = { section: 'partages', value: 'ingredient' } as const

/** Leads to a new recipe, where the ingredient is known now. */
export const ingredientKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.ingredient,
  listeners: ({ brand, deliver }) => [
    on('ingredient.accepted', ({ memberId, proposalId, name }, tx) => {
      const recipe = brand.shareKinds.find(({ form }) => form === 'recipe')?.kind
      return deliver(tx, {
        ...ofKind,
        recipientId: memberId,
        actorId: null,
        slug: '',
        path: recipe === undefined ? '/shares' : `/shares?publier=${recipe}`,
        groupKey: `partages.ingredient:${proposalId}`,
        detail: { name },
        repeats: false,
      })
    }),
  ],
}
