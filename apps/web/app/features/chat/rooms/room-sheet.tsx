import type { MuteSpan, RoomMessageView, RoomPresence, RoomView } from '@consoeurs/contract'
import { type FormEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/rooms.module.css'
import { defaultTimeZone } from '../../../text/dates.ts'
import { roomsText } from '../../../text/rooms.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, MoreLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import overlaysStyles from '../../../ui/overlays/overlays.module.css'
import { SheetPopup } from '../../../ui/overlays/sheet-popup.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { MuteFor } from '../talk/public.ts'
import { MessageHit } from './message-hit.tsx'
import type { RoomPart } from './room-parts.tsx'
import { RoomSearch } from './room-search.tsx'
import { roomToolsText } from './room-tools.text.ts'
import { roomsApi } from './rooms.api.ts'

export interface RoomSheetProps {
  part: RoomPart
  room: RoomView
  here: RoomPresence
  onGo: (seq: number) => void
  onDate: (date: string) => void
  onMute: (until: MuteSpan | null) => void
  /** Receives the focus after closing. */
  finalFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

const titles: Record<RoomPart, string> = {
  search: roomsText.search,
  pins: roomsText.pins,
  here: roomToolsText.hereNow,
  date: roomsText.goToDate,
  mute: roomToolsText.muteTitle,
}

type Close = Pick<RoomSheetProps, 'onClose'>

/** Newest pin first. */
function Pins({ room, onGo, onClose }: Pick<RoomSheetProps, 'room' | 'onGo'> & Close) {
  const [pins, setPins] = useState<RoomMessageView[] | ApiFailure | null>(null)
  const load = useCallback(async () => {
    try {
      setPins((await roomsApi(api).pins(room.id)).items)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setPins(error)
    }
  }, [room.id])
  useEffect(() => void load(), [load])
  if (pins === null) return <SkeletonList count={2} />
  if (pins instanceof ApiFailure) return <ErrorState text={pins.message} onRetry={() => void load()} />
  if (pins.length === 0) return <p className="soft">{roomToolsText.noPins}</p>
  return (
    <ul className={styles.found}>
      {pins.map((message) => (
        <MessageHit
          key={message.id}
          message={message}
          onGo={() => {
            onClose()
            onGo(message.seq)
          }}
        />
      ))}
    </ul>
  )
}

function Here({ room, here: { count, members } }: Pick<RoomSheetProps, 'room' | 'here'>) {
  const others = count - members.length
  return (
    <>
      {members.length === 0 ? <p className="soft">{roomToolsText.nobodyHere}</p> : null}
      <ul>
        {members.map(({ id, username, displayName, avatar, freshness }) => (
          <li key={id}>
            <Link to={`/p/${username}`} className={overlaysStyles.menuItem} data-hook="menu-item">
              <Avatar src={avatar} name={displayName} size="sm" ring={freshness} />
              <span className="truncated">{displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && members.length > 0 ? <p className="soft">{roomToolsText.others(others)}</p> : null}
      {room.group ? null : (
        <MoreLink to={`/c/${room.community.slug}?onglet=membres`}>{roomToolsText.allMembers}</MoreLink>
      )}
    </>
  )
}

/** A date as its input holds it; the server's days are in Paris time too. */
const calendarDay = new Intl.DateTimeFormat('sv', { timeZone: defaultTimeZone })

function GoToDate({ onDate, onClose }: Pick<RoomSheetProps, 'onDate'> & Close) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const date = new FormData(event.currentTarget).get('date')
    if (typeof date !== 'string' || date === '') return
    onClose()
    onDate(date)
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <Field label={roomToolsText.date}>
        <TextInput type="date" name="date" required max={calendarDay.format()} />
      </Field>
      <Button type="submit">{roomToolsText.goToDate}</Button>
    </form>
  )
}

export function RoomSheet(props: RoomSheetProps) {
  const { part, onMute, finalFocus, onClose } = props
  const mute = (until: MuteSpan | null) => {
    onClose()
    onMute(until)
  }
  return (
    <SheetPopup
      open
      onOpenChange={(open) => open || onClose()}
      title={part === 'search' && props.room.group ? roomToolsText.searchGroup : titles[part]}
      finalFocus={finalFocus}
    >
      {part === 'search' ? <RoomSearch {...props} /> : null}
      {part === 'pins' ? <Pins {...props} /> : null}
      {part === 'here' ? <Here {...props} /> : null}
      {part === 'date' ? <GoToDate {...props} /> : null}
      {part === 'mute' ? <MuteFor lead={roomToolsText.muteText} onChoose={mute} /> : null}
    </SheetPopup>
  )
}
