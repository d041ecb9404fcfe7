import { limits } from '@consoeurs/contract'
import { type RefObject, useRef, useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { talkText } from '../../text/talk.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { PopoverPopup } from '../../ui/popover-popup.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SheetPopup } from '../../ui/sheet-popup.tsx'
import { toast } from '../../ui/toast.tsx'
import { useMediaQuery, wideScreen } from '../../ui/use-media-query.ts'
import { ReactionPicker } from '../reactions/public.ts'
import { ReportDialog, type ReportSubject } from '../reports/public.ts'
import type { TalkMessage } from './talk.ts'

export interface Tool {
  label: string
  icon: IconName
  tone?: 'danger'
  use: () => void
}

/** How a message is taken away: by her who wrote it, or by who keeps order. */
export interface Removal {
  words: { title: string; text: string; confirm: string; cancel: string; done: string }
  /** Of another's: why, for her to read. */
  reasons?: { legend: string; options: readonly { value: string; label: string }[] }
  /** @throws ApiFailure */
  remove: (reason: string) => Promise<void>
}

export interface MessageToolsProps<Message extends TalkMessage = TalkMessage> {
  message: Message
  mine: boolean
  /** Who wrote it. */
  name: string
  anchor: RefObject<HTMLElement | null>
  /** Where she writes. */
  field: RefObject<HTMLElement | null>
  canAnswer: boolean
  /** Not yet, or not any more. */
  closed?: boolean
  canReact: boolean
  /** What only this talk knows to do with it. */
  more?: Tool[]
  removal: Removal | null
  /** Null: there is nobody to report it to. */
  report: ReportSubject | null
  onAnswer: () => void
  onEdit: () => void
  onReact: (kind: string | null) => void
  onBlocked: () => void
  onClose: () => void
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(talkText.copied)
  } catch {
    toast.error(talkText.notCopied)
  }
}

const mayEdit = ({ deleted, at }: TalkMessage) => !deleted && Date.now() - Date.parse(at) < limits.messageEdit

interface Ways {
  ask: (what: 'delete' | 'report') => void
  /** What follows is written: the focus goes there. */
  toField: () => void
}

function toolsFor(props: MessageToolsProps, { ask, toField }: Ways): Tool[] {
  const { message, mine, canAnswer, closed = false, more = [], removal, report, onAnswer, onEdit, onClose } = props
  const { deleted, text } = message
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const write = (act: () => void) => () => {
    toField()
    then(act)()
  }
  const tools: Array<Tool | false> = [
    !deleted && canAnswer && { label: talkText.answer, icon: 'reply', use: write(onAnswer) },
    text !== '' && { label: talkText.copy, icon: 'copy', use: then(() => void copy(text)) },
    ...more.map((tool) => ({ ...tool, use: then(tool.use) })),
    mine && !closed && mayEdit(message) && { label: talkText.edit, icon: 'pencil', use: write(onEdit) },
    removal !== null && { label: removal.words.confirm, icon: 'trash-2', tone: 'danger', use: () => ask('delete') },
    report !== null && { label: talkText.report, icon: 'flag', use: () => ask('report') },
  ]
  return tools.filter((tool) => tool !== false)
}

/** What can be done with one message: under the thumb on a phone, beside it on a wide screen. */
export function MessageTools(props: MessageToolsProps) {
  const { message, mine, name, anchor, field, canReact, removal, report, onReact, onBlocked, onClose } = props
  const wide = useMediaQuery(wideScreen)
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null)
  const finalFocus = useRef(anchor.current)
  const toField = () => {
    finalFocus.current = field.current
  }
  const close = (open: boolean) => open || onClose()
  if (asking === 'delete' && removal !== null) return <RemovalQuestion removal={removal} onClose={onClose} />
  if (asking === 'report' && report !== null) {
    return <ReportDialog {...report} open onOpenChange={close} onBlocked={onBlocked} />
  }
  const label = mine ? talkText.ownTools : talkText.tools(name)
  const content = (
    <div className="tools">
      {canReact && !message.deleted ? (
        <ReactionPicker
          mine={message.reactions.mine}
          onChoose={(kind) => {
            onClose()
            onReact(kind)
          }}
        />
      ) : null}
      <ul className="menu-list">
        {toolsFor(props, { ask: setAsking, toField }).map(({ label: words, icon, tone, use }) => (
          <li key={words}>
            <button type="button" className={tone === undefined ? 'menu-item' : `menu-item ${tone}`} onClick={use}>
              <Icon of={icon} />
              <span className="grow">{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
  if (!wide) {
    return (
      <SheetPopup open onOpenChange={close} title={label} hiddenTitle finalFocus={finalFocus}>
        {content}
      </SheetPopup>
    )
  }
  return (
    <PopoverPopup
      open
      onOpenChange={close}
      anchor={anchor}
      label={label}
      side="top"
      align={mine ? 'end' : 'start'}
      finalFocus={finalFocus}
    >
      {content}
    </PopoverPopup>
  )
}

function RemovalQuestion({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const { reasons } = removal
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState(reasons?.options[0]?.value ?? '')
  const { title, text, confirm, cancel, done } = removal.words
  const remove = async () => {
    setBusy(true)
    try {
      await removal.remove(reason)
      toast.success(done)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    }
    onClose()
  }
  return (
    <Confirm
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={cancel}
      busy={busy}
      onConfirm={() => void remove()}
    >
      {reasons === undefined ? null : <RadioCards {...reasons} name="reason" value={reason} onChange={setReason} />}
    </Confirm>
  )
}
