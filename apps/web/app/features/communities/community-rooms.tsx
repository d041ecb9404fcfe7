import { type RoomView, roomLimits } from '@consoeurs/contract'
import { communityRoomsText } from '../../text/community-rooms.ts'
import { MoreLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { RoomRow } from '../rooms/public.ts'
import type { CommunityAnswer } from './community-actions.ts'
import { AskedTwice, CommunityForm } from './community-form.tsx'
import type { PartProps } from './community-view.tsx'
import { RoomOrder } from './room-order.tsx'

interface CommunityRoomsProps extends PartProps {
  rooms: RoomView[]
  /** Made by the server, so that a room opened twice is one. */
  clientId: string
}

/** Read about, where she may not go in. */
function ClosedRoom({ room: { name, topic } }: { room: RoomView }) {
  return (
    <li className="conv">
      <span className="hash">
        <Icon of="message-square" />
      </span>
      <span className="grow">
        <b className="b">{name}</b>
        <span className="m small">{topic}</span>
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

/** What those who run it do with one of its rooms. */
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
        className="cm-ask"
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

interface RoomDeskProps {
  rooms: RoomView[]
  answer: CommunityAnswer | undefined
  clientId: string
}

function RoomDesk({ rooms, answer, clientId }: RoomDeskProps) {
  const open = rooms.filter(({ archived }) => !archived)
  const archived = rooms.filter((room) => room.archived)
  return (
    <section className="cm-desk" aria-labelledby="arranger">
      <h2 className="d h3" id="arranger">
        {communityRoomsText.desk}
      </h2>
      <section>
        <AskedTwice summary={communityRoomsText.create}>
          <CommunityForm
            intent="createRoom"
            fields={{ clientId }}
            action={communityRoomsText.createAction}
            className="cm-ask"
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
          <h3 className="h4">{communityRoomsText.archived}</h3>
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

/** The rooms of a community: a press goes in; those who run it arrange them here. */
export function CommunityRooms({ community, rooms, answer, clientId }: CommunityRoomsProps) {
  const { can, role, archived } = community
  return (
    <div className="cm-rooms">
      {rooms.length === 0 ? <p className="soft">{communityRoomsText.none}</p> : null}
      {role === null ? <p className="soft">{communityRoomsText.enterFirst}</p> : null}
      <ul aria-label={communityRoomsText.list}>
        {rooms.map((room) =>
          room.can.read ? <RoomRow key={room.id} room={room} /> : <ClosedRoom key={room.id} room={room} />,
        )}
      </ul>
      {role === null ? null : <MoreLink to="/community-room">{communityRoomsText.all}</MoreLink>}
      {can.moderate && !archived ? <RoomDesk rooms={rooms} answer={answer} clientId={clientId} /> : null}
    </div>
  )
}
