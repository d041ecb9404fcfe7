import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Link } from '../../navigation/link.tsx'
import { uiText } from '../../text/ui.ts'
import { Icon } from '../icon.tsx'
import overlaysStyles from './overlays.module.css'
import styles from './palette.module.css'
import { useBackCloses } from './use-back-closes.ts'

export interface PaletteItem {
  id: string
  /** Accessible name of the option. */
  label: string
  to: string
}

export interface PaletteGroup<Item extends PaletteItem> {
  label: string
  items: Item[]
}

interface PaletteProps<Item extends PaletteItem> {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  groups: PaletteGroup<Item>[]
  children: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  status: string
  /** Replaces or follows the items. */
  note?: ReactNode
  foot?: ReactNode
}

/** ARIA combobox with listbox. Items are links, so that they can open in a new tab. */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { open, onOpenChange, label, placeholder, typed, onType, groups, children, onChoose, status, note, foot } =
    props
  const field = useRef<HTMLInputElement>(null)
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={overlaysStyles.scrim} />
        <Dialog.Viewport className={styles.stage}>
          <Dialog.Popup className={styles.palette} data-hook="palette" aria-label={label} initialFocus={field}>
            <Autocomplete.Root
              open
              inline
              items={groups}
              filter={null}
              autoHighlight="always"
              keepHighlight
              value={typed}
              onValueChange={(next, { reason }) => reason !== 'item-press' && onType(next)}
              itemToStringValue={(item: Item) => item.label}
            >
              <div className={styles.top}>
                <Icon of="search" />
                <Autocomplete.Input
                  ref={field}
                  className={styles.field}
                  aria-label={label}
                  placeholder={placeholder}
                  maxLength={100}
                  enterKeyHint="go"
                />
                <Dialog.Close className="icon-button" aria-label={uiText.close}>
                  <Icon of="x" />
                </Dialog.Close>
              </div>
              <Autocomplete.Status className="visually-hidden">{status}</Autocomplete.Status>
              <div className={styles.body}>
                {note}
                <Autocomplete.List>
                  {(group: PaletteGroup<Item>) => (
                    <Autocomplete.Group key={group.label} items={group.items}>
                      <Autocomplete.GroupLabel className={styles.label}>{group.label}</Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(item: Item) => (
                          <Autocomplete.Item
                            key={item.id}
                            value={item}
                            className={styles.item}
                            onClick={() => onChoose(item)}
                            render={<Link to={item.to} viewTransition />}
                          >
                            {children(item)}
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
              {foot === undefined ? null : <div className="palette-foot">{foot}</div>}
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
