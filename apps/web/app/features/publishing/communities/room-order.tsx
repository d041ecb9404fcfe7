import type { RoomView } from '@consoeurs/contract'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import styles from '../../../styles/shared/communities.module.css'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDragOrder } from '../../../ui/order/use-drag-order.ts'
import { communityRoomsText } from './community-rooms.text.ts'

interface PlaceProps {
  id: number
  className: string | undefined
  children: ReactNode
}

const StillPlace = ({ className, children }: PlaceProps) => <div className={className}>{children}</div>
const inHand = ({ name }: RoomView) => <span className={`${styles.order} bold`}>{name}</span>

type MoveProps = { room: RoomView; way: 'up' | 'down' } & Pick<ComponentProps<'button'>, 'disabled'>

/** Moves by one position: a form, so that it works without scripts and by keyboard. */
function Move({ room: { id, name }, way, disabled }: MoveProps) {
  const label = way === 'up' ? communityRoomsText.up(name) : communityRoomsText.down(name)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="moveRoom" />
      <input type="hidden" name="room" value={id} />
      <input type="hidden" name="way" value={way} />
      <IconButton type="submit" icon={way === 'up' ? 'arrow-up' : 'arrow-down'} label={label} disabled={disabled} />
    </Form>
  )
}

export function RoomOrder({ rooms }: { rooms: RoomView[] }) {
  const submit = useSubmit()
  const section = useRef<HTMLElement>(null)
  const Drag = useDragOrder<RoomView>(section)
  const rows = (shown: RoomView[], Place: (props: PlaceProps) => ReactNode) =>
    shown.map((room, index) => (
      <Place key={room.id} id={room.id} className={styles.order}>
        <span className="grow bold truncated">{room.name}</span>
        <Move room={room} way="up" disabled={index === 0} />
        <Move room={room} way="down" disabled={index === shown.length - 1} />
      </Place>
    ))
  const place = (ids: number[]) =>
    void submit({ intent: 'orderRooms', ids: ids.join(',') }, { method: 'post', preventScrollReset: true })
  return (
    <section ref={section} aria-labelledby="ordre">
      <h3 className="heading-4" id="ordre">
        {communityRoomsText.order}
      </h3>
      <p className="soft small">{communityRoomsText.orderHelp}</p>
      {Drag === null ? (
        rows(rooms, StillPlace)
      ) : (
        <Drag shown={rooms} help={communityRoomsText.orderHelp} inHand={inHand} onPlace={place}>
          {rows}
        </Drag>
      )}
    </section>
  )
}
