import type { DeskFirstPhoto } from '@consoeurs/contract'
import { Assignment } from '../../care/assignment.tsx'
import { DecisionForm, type DecisionValues } from '../../care/decision-form.tsx'
import { Decided, DecisionPage } from '../../care/decision-page.tsx'
import { Choices } from '../../care/measure-fields.tsx'
import { CoveredPicture, Guide, MemberPanel } from '../../care/member-queue.tsx'
import { Panel } from '../../care/panel.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { firstPhotosText as text } from '../../text/first-photos.ts'
import { memberQueueText } from '../../text/member-queue.ts'
import { moderationText } from '../../text/moderation.ts'
import { FirstPhotoBadge } from './first-photo-list.tsx'

type PhotoValues = DecisionValues<'approved' | 'refused'>

interface FirstPhotoProps {
  photo: DeskFirstPhoto
}

function Picture({ photo: { picture, description, can } }: FirstPhotoProps) {
  return (
    <Panel title={memberQueueText.picture}>
      <div className="evidence-pictures">
        {picture === null ? (
          <p className="notice">{can.take ? text.takeFirst : text.over}</p>
        ) : (
          <CoveredPicture key={picture} url={picture} alt={description} gone={text.pictureGone} />
        )}
      </div>
      {description === '' ? null : (
        <p>
          <span className="hint">{text.describes}</span> <span>{description}</span>
        </p>
      )}
      {can.take ? <p className="hint">{text.showHint}</p> : null}
    </Panel>
  )
}

function Decision({ id, file }: { id: number; file: string }) {
  const asked = ({ state, statement, ground }: PhotoValues) =>
    state === 'refused' ? { state, file, statement, ground } : { state, file }
  return (
    <DecisionForm
      resource="first-photos"
      id={id}
      overtakenCode="FIRST_PHOTO_DECIDED"
      verdict={text.verdict}
      verdicts={text.verdicts}
      chooseVerdict={text.chooseVerdict}
      statementHint={text.statementHint}
      unexplained="approved"
      asked={asked}
    >
      {(state) => (
        <>
          {state === 'approved' ? <p className="hint">{text.approves}</p> : null}
          {state === 'refused' ? (
            <Choices<PhotoValues> name="ground" legend={moderationText.ground} choices={moderationText.grounds} />
          ) : null}
        </>
      )}
    </DecisionForm>
  )
}

const Who = ({ photo: { member, age, memberSince, createdAt, assignee } }: FirstPhotoProps) => (
  <MemberPanel
    title={text.who}
    member={member}
    age={age}
    facts={{
      [memberQueueText.memberSince]: moment(memberSince),
      [text.sent]: moment(createdAt),
      [moderationText.assignee]: assignee?.displayName ?? moderationText.nobody,
    }}
  />
)

function FirstPhoto({ photo }: FirstPhotoProps) {
  const { id, member, state, file, decision, assignee, can } = photo
  return (
    <DecisionPage
      title={text.photoOf(member.displayName)}
      actions={can.take ? <Assignment resource="first-photos" id={id} assignee={assignee} /> : null}
      asideLabel={text.who}
      asideFirst
      aside={
        <>
          <Who photo={photo} />
          {can.decide ? <Guide lines={text.guide} /> : null}
        </>
      }
    >
      <Picture photo={photo} />
      {can.decide && file !== null ? <Decision key={`${id} ${file}`} id={id} file={file} /> : null}
      {decision === null ? null : <Decided badge={<FirstPhotoBadge state={state} />} decision={decision} />}
    </DecisionPage>
  )
}

export const FirstPhotoPage = () => (
  <Opened<DeskFirstPhoto>>{(photo) => <FirstPhoto key={photo.id} photo={photo} />}</Opened>
)
