import type { RoomView } from '@consoeurs/contract'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { communityRoomsText } from '../../text/community-rooms.ts'
import type { DragOrder } from '../../ui/drag-order.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface PlaceProps {
  id: number
  className: string
  children: ReactNode
}

const StillPlace = ({ className, children }: PlaceProps) => <div className={className}>{children}</div>
const inHand = ({ name }: RoomView) => <span className="cm-order b">{name}</span>

type MoveProps = { room: RoomView; way: 'up' | 'down' } & Pick<ComponentProps<'button'>, 'disabled'>

/** By one place: a form, so that it works before any script and by the keyboard. */
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

/** The rooms in their order: by hand, or a place at a time. What moves them by hand comes after the page. */
export function RoomOrder({ rooms }: { rooms: RoomView[] }) {
  const submit = useSubmit()
  const [Drag, setDrag] = useState<typeof DragOrder<RoomView> | null>(null)
  useEffect(() => {
    // Without it they are moved by their buttons.
    void import('../../ui/drag-order.tsx').then(({ DragOrder: loaded }) => setDrag(() => loaded)).catch(() => undefined)
  }, [])
  const rows = (shown: RoomView[], Place: (props: PlaceProps) => ReactNode) =>
    shown.map((room, index) => (
      <Place key={room.id} id={room.id} className="cm-order">
        <span className="grow b trunc">{room.name}</span>
        <Move room={room} way="up" disabled={index === 0} />
        <Move room={room} way="down" disabled={index === shown.length - 1} />
      </Place>
    ))
  const place = (ids: number[]) =>
    void submit({ intent: 'orderRooms', ids: ids.join(',') }, { method: 'post', preventScrollReset: true })
  return (
    <section aria-labelledby="ordre">
      <h3 className="h4" id="ordre">
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
