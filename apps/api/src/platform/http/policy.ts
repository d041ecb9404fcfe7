import type { Viewer } from './access.ts'

/** A table of actions and their rules: pure functions over loaded data. Unknown actions are refused. */
export type Rule<Subject> = (viewer: Viewer | null, subject: Subject) => boolean
export type Policy<Action extends string, Subject> = Readonly<Record<Action, Rule<Subject>>>

export const definePolicy =
  <Subject>() =>
  <Action extends string>(rules: Policy<Action, Subject>): Policy<Action, Subject> =>
    rules

export function can<Action extends string, Subject>(
  policy: Policy<Action, Subject>,
  viewer: Viewer | null,
  action: Action,
  subject: Subject,
): boolean {
  return policy[action]?.(viewer, subject) ?? false
}
