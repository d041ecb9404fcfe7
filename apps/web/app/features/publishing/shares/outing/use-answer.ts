import type { OutingState, SetGoing, ShareView } from '@consoeurs/contract'
import { api } from '../../../../api/browser-api.ts'
import { useOptimistic } from '../../../../live/use-optimistic.ts'
import type { ChangeShare } from '../share-cache.ts'
import { sharesApi } from '../shares.api.ts'

export type Outing = NonNullable<ShareView['outing']>

const plainAnswer = {
  hostOnly: false,
  firstTime: false,
  welcomes: false,
  reminded: false,
  confirmed: false,
  thanks: null,
}

/** Null: unlimited. */
export const vacancies = ({ seats: limit, going }: Outing): number | null =>
  limit === null ? null : Math.max(0, limit - going)

/** The state that the server most likely answers. */
export function withAnswer(truth: OutingState, wish: SetGoing, full: boolean): OutingState {
  if (!wish.going) return { going: truth.going - Number(truth.mine), mine: false, waiting: null, answer: null }
  const { going: _, waits: __, ...choices } = wish
  const answer = { ...plainAnswer, ...truth.answer, ...choices }
  if (truth.mine) return { ...truth, answer }
  if (wish.waits && full) return { ...truth, waiting: truth.waiting ?? 0 }
  return truth.waiting === null ? { going: truth.going + 1, mine: true, waiting: null, answer } : truth
}

export const stateOf = ({ going, mine, waiting, answer }: Outing): OutingState => ({ going, mine, waiting, answer })

export const showState = (change: ChangeShare) => (state: OutingState) =>
  change((share) => (share.outing ? { ...share, outing: { ...share.outing, ...state } } : share))

export function useAnswer(id: number, outing: Outing, change: ChangeShare) {
  const { wish } = useOptimistic<OutingState, SetGoing>({
    truth: stateOf(outing),
    apply: (truth, asked) => withAnswer(truth, asked, vacancies(outing) === 0),
    show: showState(change),
    send: (asked) => sharesApi(api).setGoing(id, asked),
  })
  return wish
}
