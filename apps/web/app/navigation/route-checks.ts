import type { LoaderFunctionArgs } from 'react-router'
import { refusedPath } from '../errors/not-found.ts'

/** Whether a part of an address can name anything at all; whether it does is for the API to say. */
type Form = (value: string) => boolean

export const isId: Form = (value) => /^[1-9]\d{0,14}$/.test(value)
/** What an editor or the slug rule (specification §5) makes; a slug from before a change has the same letters. */
export const isSlug: Form = (value) => /^[\w-]{1,100}$/.test(value)
/** Written with capitals by hand, it still names her. Former names may be longer than a new one may be now. */
export const isUsername: Form = (value) => /^\w[\w-]{0,59}$/.test(value)
/** As Firebase calls another house: « google.com », « oidc.maison ». */
export const isProvider: Form = (value) => /^[a-z][\w.-]{1,60}$/.test(value)
/** « 12-le-premier-mot », and « 12 » alone, which leads on to it. */
export const isIdAndSlug: Form = (value) => /^[1-9]\d{0,14}(?:-.*)?$/.test(value)

type Loaded = Pick<LoaderFunctionArgs, 'request'> & { params: object }

/**
 * Declares the check of a route (specification §4), of its loader and its action alike: each parameter that its path
 * names has its form. What does not fit is answered « Page Not Found: {path} » (404), before anything is asked of the API.
 */
export function checked<Args extends Loaded, Answer>(
  forms: { [Name in keyof NoInfer<Args>['params']]: Form },
  load: (args: Args) => Answer,
): (args: Args) => Answer {
  return (args) => {
    const { params, request } = args
    for (const [name, fits] of Object.entries<Form>(forms)) {
      const value: unknown = Reflect.get(params, name)
      if (typeof value !== 'string' || !fits(value)) throw refusedPath(request)
    }
    return load(args)
  }
}
