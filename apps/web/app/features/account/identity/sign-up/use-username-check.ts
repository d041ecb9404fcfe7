import { type UsernameCheck, usernameSlug } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { accountApi } from '../account.api.ts'

/** Debounce, in milliseconds. */
const PAUSE = 300

/** Null until the server has answered for exactly this name. */
export function useUsernameCheck(wish: string): UsernameCheck | null {
  const [check, setCheck] = useState<{ wish: string; answer: UsernameCheck } | null>(null)
  useEffect(() => {
    if (wish.trim() === '') return
    let current = true
    const timer = setTimeout(() => {
      accountApi(api)
        .checkUsername(wish)
        .then(
          (answer) => current && setCheck({ wish, answer }),
          () => {
            // On an error show nothing; the submit checks again.
          },
        )
    }, PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wish])
  return check !== null && usernameSlug(check.wish) === usernameSlug(wish) ? check.answer : null
}
