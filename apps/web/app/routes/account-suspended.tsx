import type { ShutOutNotice } from '@consoeurs/contract'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useNobodyHere } from '../consent/use-nobody-here.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { securityApi } from '../features/identity/security.api.ts'
import { PageMeta } from '../page-meta.tsx'
import { fullDate } from '../text/dates.ts'
import { securityText } from '../text/security.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/account-suspended'

const text = securityText.suspended

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => securityApi(pageApi(context)).standing())
}

export default function AccountSuspendedPage({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <Doorstep>
      <PageMeta title={text.title} hidden />
      {notice === null ? <NothingToSay /> : <Notice notice={notice} />}
    </Doorstep>
  )
}

/** Who comes here without having shown who she is learns nothing of anyone. */
function NothingToSay() {
  return (
    <>
      <header className="su-head">
        <h1 className="d h1">{text.unknownTitle}</h1>
        <p className="soft">{text.unknown}</p>
      </header>
      <ButtonLink to="/login" size="lg" block>
        {text.signIn}
      </ButtonLink>
    </>
  )
}

function sentenceOf({ kind, until }: ShutOutNotice): string {
  if (kind === 'banned') return text.banned
  return kind === 'suspended' && until !== null ? text.suspended(fullDate(new Date(until))) : text.blocked
}

function Notice({ notice }: { notice: ShutOutNotice }) {
  useNobodyHere()
  return (
    <div className="stack su-form">
      <header className="su-head">
        <h1 className="d h1">{text.title}</h1>
        <p className="soft">{sentenceOf(notice)}</p>
      </header>
      <section>
        <h2 className="d h4">{text.reason}</h2>
        <p>{notice.reason ?? text.noReason}</p>
      </section>
      <section className="su-resend">
        <h2 className="d h4">{text.appealTitle}</h2>
        <p>{text.appeal}</p>
        <a className="btn block" href={`mailto:${notice.contact}`}>
          {text.write}
        </a>
        <p className="small soft">{notice.contact}</p>
        <ButtonLink to="/l/charte" look="quiet" block>
          {text.charter}
        </ButtonLink>
      </section>
    </div>
  )
}
