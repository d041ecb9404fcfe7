import { useTransition } from 'react'
import { errorPageText, missingPageText, offlinePageText } from '../text/pages/pages.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useOnline } from '../ui/states/offline-banner.tsx'
import { ErrorLayout } from './error-layout.tsx'
import { reloadIfAnswered, useReloadWhenBack } from './reload-page.ts'

/** Failed loads of data, code or styles, in the words of each browser engine and the bundler. */
const nothingAnswered =
  /failed to fetch|networkerror|load failed|dynamically imported module|module script failed|unable to preload css/i

export const isUnanswered = (error: unknown) => error instanceof Error && nothingAnswered.test(error.message)

/** Online, the cause is the reload guard of `missing-chunk.ts`, not the network. */
export const absenceOf = (online: boolean) => (online ? missingPageText : offlinePageText)

export function AbsentMessage() {
  const online = useOnline()
  const [asking, askAgain] = useTransition()
  useReloadWhenBack(online)
  return (
    <ErrorLayout
      {...absenceOf(online)}
      illustration="broken"
      actions={
        <>
          <Button
            size="lg"
            icon="rotate-cw"
            busy={asking}
            onClick={() => askAgain(async () => void (await reloadIfAnswered()))}
          >
            {offlinePageText.retry}
          </Button>
          <ButtonLink to="/" size="lg" look="ghost">
            {errorPageText.home}
          </ButtonLink>
        </>
      }
    />
  )
}
