import { type UsernameCheck, usernameSlug } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { accountApi } from './account.api.ts'

/** She is still typing: asked once she pauses. */
const PAUSE = 300

/** Whether the name as it stands is free; null until the server has said it of these very letters. */
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
            // Without an answer nothing is said; the button asks again.
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
