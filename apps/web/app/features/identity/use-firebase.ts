import { type FormEvent, useRef, useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import type { FirebaseConfig } from '../../context.ts'
import { navigateTo } from '../../navigation/navigate-to.ts'
import type { ActEnd, ActName } from './firebase-acts.ts'
import type { FirebaseDoor } from './firebase-door.ts'

/** Firebase's SDK comes when a form is sent, and with no page. */
const loadActs = () => import('./firebase-acts.ts')

interface State {
  busy: boolean
  refusal: FormAnswer | undefined
  done: boolean
}

const idle: State = { busy: false, refusal: undefined, done: false }

const offline = (): FormAnswer => ({ status: 'error', error: { '': [new ApiFailure('OFFLINE').message] } })

/**
 * With IDENTITY=firebase a page's form goes to Firebase instead of to our server: `onSubmit(act)` takes it over. Without
 * it (`config` null) the form is left alone.
 */
export function useFirebase(config: FirebaseConfig | null, destination: string | null = null) {
  const [state, setState] = useState(idle)
  const door = useRef<FirebaseDoor>(undefined)

  const perform = async (config: FirebaseConfig, act: ActName, typed: FormData): Promise<ActEnd> => {
    const loaded = await loadActs().catch(() => null)
    if (loaded === null) return { refusal: offline() }
    door.current ??= new loaded.FirebaseDoor({ config, origin: location.origin })
    return loaded.perform(act, { door: door.current, typed, destination })
  }
  const onSubmit = (act: ActName) => {
    if (config === null) return undefined
    return async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (state.busy) return
      const form = event.currentTarget
      setState((before) => ({ ...before, busy: true, refusal: undefined }))
      const end = await perform(config, act, new FormData(form))
      if (end === 'done') {
        form.reset()
        setState({ ...idle, done: true })
      } else if ('refusal' in end) setState((before) => ({ ...before, busy: false, refusal: end.refusal }))
      // The session is the browser's now: the next page is asked for anew.
      else navigateTo(end.goTo)
    }
  }
  return { ...state, onSubmit }
}
