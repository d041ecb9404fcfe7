import type { Viewer } from './access.ts'

/**
 * A policy is a table of facts: action name to rule. Rules are pure functions over what was loaded; an action that is
 * not in the table is refused.
 */
export type Rule<Subject> = (viewer: Viewer | null, subject: Subject) => boolean
export type Policy<Action extends string, Subject> = Readonly<Record<Action, Rule<Subject>>>

export const definePolicy =
  <Subject>() =>
  <Action extends string>(rules: Policy<Action, Subject>): Policy<Action, Subject> =>
    rules

/** May `viewer` do `action` to `subject`? Silence means no. */
export function can<Action extends string, Subject>(
  policy: Policy<Action, Subject>,
  viewer: Viewer | null,
  action: Action,
  subject: Subject,
): boolean {
  return policy[action]?.(viewer, subject) ?? false
}
