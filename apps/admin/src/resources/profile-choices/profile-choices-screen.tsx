import type { ProfileChoicesView } from '@consoeurs/contract'
import { useParts } from '../../forms/use-parts.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { profileChoicesText as text } from '../../text/profile-choices.ts'
import { InterestsPanel } from './interests-panel.tsx'
import { QuestionsPanel } from './questions-panel.tsx'
import './choices.css'

/** Interests and questions of profiles. */
export function ProfileChoicesScreen() {
  const { data, error } = useParts<ProfileChoicesView>('profile-choices')
  return (
    <>
      <PageHead title={text.title} />
      <p className="screen-lead">{text.lead}</p>
      {error ? <ErrorScreen error={error} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data === undefined ? null : (
        <div className="choices-panels">
          <InterestsPanel key={`interests ${data.interests.version}`} saved={data.interests} />
          <QuestionsPanel key={`questions ${data.questions.version}`} saved={data.questions} />
        </div>
      )}
    </>
  )
}
