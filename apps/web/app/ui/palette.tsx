import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { uiText } from '../text/ui.ts'
import { Icon } from './icon.tsx'
import '../styles/palette.css'
import { useBackCloses } from './use-back-closes.ts'

export interface PaletteItem {
  id: string
  /** What it is called where it is chosen. */
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
  /** What one may type. */
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  groups: PaletteGroup<Item>[]
  /** Draws one item. */
  children: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  /** Said aloud as it changes: how many there are, or what went wrong. */
  status: string
  /** Instead of items, or under them. */
  note?: ReactNode
  foot?: ReactNode
}

/**
 * A field and what it finds, over the page: the arrows choose, Enter opens, Escape closes (ARIA's combobox with a listbox).
 * Each item is an address, so that it can be opened beside the page too.
 */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { open, onOpenChange, label, placeholder, typed, onType, groups, children, onChoose, status, note, foot } =
    props
  const field = useRef<HTMLInputElement>(null)
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="palette-stage">
          <Dialog.Popup className="palette" aria-label={label} initialFocus={field}>
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
              <div className="palette-top">
                <Icon of="search" />
                <Autocomplete.Input
                  ref={field}
                  className="palette-field"
                  aria-label={label}
                  placeholder={placeholder}
                  maxLength={100}
                  enterKeyHint="go"
                />
                <Dialog.Close className="ib" aria-label={uiText.close}>
                  <Icon of="x" />
                </Dialog.Close>
              </div>
              <Autocomplete.Status className="sr">{status}</Autocomplete.Status>
              <div className="palette-body">
                {note}
                <Autocomplete.List>
                  {(group: PaletteGroup<Item>) => (
                    <Autocomplete.Group key={group.label} items={group.items} className="palette-group">
                      <Autocomplete.GroupLabel className="palette-label">{group.label}</Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(item: Item) => (
                          <Autocomplete.Item
                            key={item.id}
                            value={item}
                            className="palette-item"
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
