import { DecideSignUp, DeskSignUp, DeskSignUpRow, DeskSignUpsQuery } from '@consoeurs/contract'
import { queueRoutes } from '../queues/public.ts'
import { decideSignUp } from './decide-sign-up.ts'
import { countWaiting, listSignUps, loadSignUp } from './sign-ups.queries.ts'

/** Sign-ups that the team approves. Not assigned: a decision takes a moment, and many may be made at once. */
export const signUpsRoutes = queueRoutes({
  name: 'sign-ups',
  label: 'sign-up',
  noun: 'sign-up',
  schemas: { query: DeskSignUpsQuery, row: DeskSignUpRow, one: DeskSignUp, decision: DecideSignUp },
  list: (db, _viewer, query) => listSignUps(db, query),
  countWaiting: (db) => countWaiting(db),
  load: (db, _viewer, id, now) => loadSignUp(db, id, now),
  decide: (tx, judge, _options, decision) => decideSignUp(tx, judge, decision),
})
