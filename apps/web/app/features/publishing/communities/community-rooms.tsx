import { type RoomView, roomLimits } from '@consoeurs/contract'
import communitiesStyles from '../../../styles/shared/communities.module.css'
import styles from '../../../styles/shared/conversation-row.module.css'
import { MoreLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { CommunityAnswer } from './community-actions.ts'
import { AskedTwice, CommunityForm } from './community-form.tsx'
import { communityRoomsText } from './community-rooms.text.ts'
import type { PartProps } from './community-view.tsx'
import { RoomOrder } from './room-order.tsx'
import { RoomRow } from './room-row.tsx'

interface CommunityRoomsProps extends PartProps {
  rooms: RoomView[]
  /** Idempotency key, made by the server. */
  clientId: string
}

/** A room that the viewer may not enter. */
function ClosedRoom({ room: { name, topic } }: { room: RoomView }) {
  return (
    <li className={styles.row} data-hook="conversation">
      <span className={styles.hash}>
        <Icon of="sofa" />
      </span>
      <span className="grow">
        <b className="bold">{name}</b>
        <span className={`${styles.excerpt} small`}>{topic}</span>
      </span>
    </li>
  )
}

function RoomFields({ room, typed }: { room?: RoomView; typed: CommunityAnswer['typed'] | undefined }) {
  const { name, topic } = communityRoomsText
  return (
    <>
      <Field label={name}>
        <TextInput
          name="name"
          required
          minLength={roomLimits.name.min}
          maxLength={roomLimits.name.max}
          defaultValue={typed?.name ?? room?.name}
        />
      </Field>
      <Field label={topic} help={communityRoomsText.topicHelp} optional>
        <TextInput name="topic" maxLength={roomLimits.topic} defaultValue={typed?.topic ?? room?.topic} />
      </Field>
    </>
  )
}

function ChangeRoom({ room, answer }: { room: RoomView; answer: CommunityAnswer | undefined }) {
  const id = String(room.id)
  const typed = answer?.intent === 'changeRoom' && answer.typed.room === id ? answer.typed : undefined
  return (
    <AskedTwice summary={communityRoomsText.change(room.name)}>
      <CommunityForm
        intent="changeRoom"
        fields={{ room: id }}
        action={communityRoomsText.save}
        look="line"
        className={communitiesStyles.request}
      >
        <RoomFields room={room} typed={typed} />
      </CommunityForm>
      <p className="soft">{communityRoomsText.archiveHelp}</p>
      <CommunityForm
        intent="archiveRoom"
        fields={{ room: id, archived: 'oui' }}
        action={communityRoomsText.archive}
        look="danger"
      />
    </AskedTwice>
  )
}

interface RoomAdminProps {
  rooms: RoomView[]
  answer: CommunityAnswer | undefined
  clientId: string
}

function RoomAdmin({ rooms, answer, clientId }: RoomAdminProps) {
  const open = rooms.filter(({ archived }) => !archived)
  const archived = rooms.filter((room) => room.archived)
  return (
    <section className={communitiesStyles.moderation} data-hook="community-moderation" aria-labelledby="arranger">
      <h2 className="display heading-3" id="arranger">
        {communityRoomsText.desk}
      </h2>
      <section>
        <AskedTwice summary={communityRoomsText.create}>
          <CommunityForm
            intent="createRoom"
            fields={{ clientId }}
            action={communityRoomsText.createAction}
            className={communitiesStyles.request}
          >
            <RoomFields typed={answer?.intent === 'createRoom' ? answer.typed : undefined} />
          </CommunityForm>
        </AskedTwice>
        {open.map((room) => (
          <ChangeRoom key={room.id} room={room} answer={answer} />
        ))}
      </section>
      {open.length > 1 ? <RoomOrder rooms={open} /> : null}
      {archived.length === 0 ? null : (
        <section>
          <h3 className="heading-4">{communityRoomsText.archived}</h3>
          {archived.map(({ id, name }) => (
            <CommunityForm
              key={id}
              intent="archiveRoom"
              fields={{ room: String(id), archived: 'non' }}
              action={communityRoomsText.unarchive(name)}
              look="line"
            />
          ))}
        </section>
      )}
    </section>
  )
}

export function CommunityRooms({ community, rooms, answer, clientId }: CommunityRoomsProps) {
  const { can, role, archived } = community
  return (
    <div className={styles.communityRooms} data-hook="community-rooms">
      {rooms.length === 0 ? <p className="soft">{communityRoomsText.none}</p> : null}
      {role === null ? <p className="soft">{communityRoomsText.enterFirst}</p> : null}
      <ul aria-label={communityRoomsText.list}>
        {rooms.map((room) =>
          room.can.read ? <RoomRow key={room.id} room={room} /> : <ClosedRoom key={room.id} room={room} />,
        )}
      </ul>
      {role === null ? null : <MoreLink to="/community-room">{communityRoomsText.all}</MoreLink>}
      {can.moderate && !archived ? <RoomAdmin rooms={rooms} answer={answer} clientId={clientId} /> : null}
    </div>
  )
}
