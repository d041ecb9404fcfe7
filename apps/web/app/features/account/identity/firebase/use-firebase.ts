import { type FormEvent, useRef, useState } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import type { FirebaseConfig } from '../../../../context.ts'
import { navigateTo } from '../../../../navigation/navigate-to.ts'
import type { ActionName, ActionResult } from './firebase-actions.ts'
import type { FirebaseClient } from './firebase-client.ts'

/** Loads the Firebase SDK when a form is sent. */
const loadActs = () => import('./firebase-actions.ts')

interface State {
  busy: boolean
  refusal: FormAnswer | undefined
  done: boolean
}

const idle: State = { busy: false, refusal: undefined, done: false }

const offline = (): FormAnswer => ({ status: 'error', error: { '': [new ApiFailure('OFFLINE').message] } })

/** With IDENTITY=firebase, `onSubmit(act)` sends the form to Firebase. If `config` is null, the form is left alone. */
export function useFirebase(config: FirebaseConfig | null, destination: string | null = null) {
  const [state, setState] = useState(idle)
  const client = useRef<FirebaseClient>(undefined)

  const perform = async (config: FirebaseConfig, act: ActionName, typed: FormData): Promise<ActionResult> => {
    const loaded = await loadActs().catch(() => null)
    if (loaded === null) return { refusal: offline() }
    client.current ??= new loaded.FirebaseClient({ config, origin: location.origin })
    return loaded.runAction(act, { client: client.current, typed, destination })
  }
  const onSubmit = (act: ActionName) => {
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
      // The session cookie is set: load the next page as a document.
      else navigateTo(end.goTo)
    }
  }
  return { ...state, onSubmit }
}
