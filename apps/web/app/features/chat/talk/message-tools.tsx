import { limits } from '@consoeurs/contract'
import { type RefObject, useRef, useState } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import threadStyles from '../../../styles/shared/thread.module.css'
import { talkText } from '../../../text/talk.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import styles from '../../../ui/overlays/overlays.module.css'
import { PopoverPopup } from '../../../ui/overlays/popover-popup.tsx'
import { SheetPopup } from '../../../ui/overlays/sheet-popup.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useMediaQuery, wideScreen } from '../../../ui/use-media-query.ts'
import { ReportDialog, type ReportSubject } from '../../foundation/reports/public.ts'
import { ReactionPicker } from '../../publishing/reactions/public.ts'
import type { TalkMessage } from './talk.ts'

export interface Tool {
  label: string
  icon: IconName
  tone?: 'danger'
  use: () => void
}

/** How a message is deleted, by its author or by a moderator. */
interface Removal {
  words: { title: string; text: string; confirm: string; cancel: string; done: string }
  /** For a moderator: the reason shown to the author. */
  reasons?: { legend: string; options: readonly { value: string; label: string }[] }
  /** @throws ApiFailure */
  remove: (reason: string) => Promise<void>
}

export interface ToolsProps<Message extends TalkMessage> {
  message: Message
  mine: boolean
  name: string
  anchor: RefObject<HTMLElement | null>
  field: RefObject<HTMLElement | null>
  onAnswer: () => void
  onEdit: () => void
  onReact: (kind: string | null) => void
  onClose: () => void
}

export interface MessageToolsProps extends ToolsProps<TalkMessage> {
  canAnswer: boolean
  /** Writing is not possible yet, or no longer. */
  closed?: boolean
  canReact: boolean
  more?: Tool[]
  removal: Removal | null
  /** Null if there is nobody to report. */
  report: ReportSubject | null
  onBlocked: () => void
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
  /** The action continues in the composer: move the focus there. */
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

/** A bottom sheet on a phone, a menu on a wide screen. */
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
    <div className={threadStyles.tools} data-hook="tools">
      {canReact && !message.deleted ? (
        <ReactionPicker
          mine={message.reactions.mine}
          onChoose={(kind) => {
            onClose()
            onReact(kind)
          }}
        />
      ) : null}
      <ul className={styles.menuList}>
        {toolsFor(props, { ask: setAsking, toField }).map(({ label: words, icon, tone, use }) => (
          <li key={words}>
            <button
              type="button"
              className={tone === undefined ? styles.menuItem : `${styles.menuItem} danger`}
              data-hook="menu-item"
              onClick={use}
            >
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
