import { type ShoppingList, type ShoppingOverview, type SummedLine, sumLines } from '@consoeurs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { AddLine } from './add-line.tsx'
import { Basics } from './basics.tsx'
import { Invitations, ListChoice } from './list-choice.tsx'
import { ListMenu } from './list-menu.tsx'
import { shoppingApi } from './shopping.api.ts'
import styles from './shopping.module.css'
import { shoppingText as text } from './shopping.text.ts'
import { byAisle, ShoppingLines } from './shopping-lines.tsx'
import { type LineChange, useShopping } from './use-shopping.ts'

const LineSheet = onDemand(async () => (await import('./line-sheet.tsx')).LineSheet, { soon: true })

const itemOf = ({ name, amount, unit, ingredient }: ShoppingList['lines'][number]) => ({
  name,
  amount,
  unit,
  ingredient,
})

/** Removed lines come back as new ones: a removed key stays removed. */
function useRemove({ lines }: ShoppingList, send: (changes: LineChange[]) => void) {
  return (keys: string[], said: string) => {
    const gone = lines.filter(({ key }) => keys.includes(key))
    send(keys.map((key) => ({ key, removed: true })))
    const undo = () => send(gone.map((line) => ({ key: crypto.randomUUID(), item: itemOf(line), done: line.done })))
    toast.success(said, { action: { label: text.undo, onPress: undo } })
  }
}

function useLineActions(list: ShoppingList, send: (changes: LineChange[]) => void) {
  const remove = useRemove(list, send)
  return {
    remove,
    add: (name: string) =>
      send([{ key: crypto.randomUUID(), item: { name, amount: null, unit: null, ingredient: null } }]),
    tick: ({ keys, done }: SummedLine) => send(keys.map((key) => ({ key, done: !done }))),
    /** The first line takes the words, the others go into it. */
    edit: ({ keys }: SummedLine, name: string) => {
      const [first = '', ...others] = keys
      send([
        { key: first, item: { name, amount: null, unit: null, ingredient: null } },
        ...others.map((key) => ({ key, removed: true as const })),
      ])
    },
  }
}

/** Missing on a list of her own alone, and for a line that waits to be sent. */
function reportOf(list: ShoppingList, { keys }: SummedLine, report: (id: number) => void): (() => void) | undefined {
  const { owner, members, group, lines } = list
  const isShared = owner !== null || group !== null || members.some(({ accepted }) => accepted)
  const id = lines.find(({ key }) => key === keys[0])?.id
  return isShared && id ? () => report(id) : undefined
}

interface ShoppingPageProps {
  served: ShoppingList
  overview: ShoppingOverview
  onOverview: (overview: ShoppingOverview) => void
}

export function ShoppingPage({ served, overview, onOverview }: ShoppingPageProps) {
  const navigate = useNavigate()
  const { list, waiting, send, show } = useShopping(served, () => void navigate('/courses', { replace: true }))
  const { add, tick, edit, remove } = useLineActions(list, send)
  const [reported, setReported] = useState<number | null>(null)
  const [editing, setEditing] = useState<{ line: SummedLine; open: boolean } | null>(null)
  const lines = sumLines(list.lines)
  const open = lines.filter(({ done }) => !done)
  const basket = lines.filter(({ done }) => done)
  const keepAtHome = async ({ ingredient, name, keys }: SummedLine) => {
    await toastFailure(async () => {
      onOverview(await shoppingApi(api).addBasic(ingredient ?? ''))
      send(keys.map((key) => ({ key, removed: true })))
      toast.success(text.atHome(name))
    })
  }
  const onEdit = (line: SummedLine) => setEditing({ line, open: true })
  return (
    <div className={`gutter ${styles.page}`}>
      <Invitations overview={overview} onOverview={onOverview} />
      <div className={styles.head}>
        <ListChoice list={list} overview={overview} />
        <ListMenu list={list} onList={show} onOverview={onOverview} />
      </div>
      <Sharing list={list} />
      <AddLine onAdd={add} />
      {waiting === 0 ? null : (
        <p className={`meta ${styles.waiting}`} role="status">
          <Icon of="wifi-off" size="s" />
          <span>{text.waiting(waiting)}</span>
        </p>
      )}
      {lines.length === 0 ? (
        <EmptyState
          title={text.empty.title}
          text={text.empty.text}
          action={<ButtonLink to="/semaine">{text.empty.action}</ButtonLink>}
        />
      ) : null}
      <div className={styles.aisles}>
        {byAisle(open).map(({ aisle, label, lines: within }) => (
          <section key={aisle ?? ''}>
            <h2 className="display heading-4">{label}</h2>
            <ShoppingLines label={label} lines={within} onTick={tick} onEdit={onEdit} />
          </section>
        ))}
      </div>
      {basket.length === 0 ? null : (
        <section className={styles.basket}>
          <h2 className="display heading-4">{text.inBasket(basket.length)}</h2>
          <ShoppingLines label={text.inBasket(basket.length)} lines={basket} onTick={tick} onEdit={onEdit} />
          <Button
            look="quiet"
            size="sm"
            icon="trash-2"
            onClick={() =>
              remove(
                basket.flatMap(({ keys }) => keys),
                text.cleared(basket.length),
              )
            }
          >
            {text.clear}
          </Button>
        </section>
      )}
      <Basics overview={overview} onOverview={onOverview} />
      {editing === null ? null : (
        <LineSheet
          key={editing.line.keys.join()}
          line={editing.line}
          open={editing.open}
          onOpenChange={(isOpen) => setEditing({ ...editing, open: isOpen })}
          onSave={(words) => edit(editing.line, words)}
          onRemove={() => remove(editing.line.keys, text.removed)}
          onReport={reportOf(list, editing.line, setReported)}
          onAlwaysHome={editing.line.ingredient === null ? undefined : () => void keepAtHome(editing.line)}
        />
      )}
      {reported === null ? null : (
        <ReportDialog
          target="shoppingLine"
          targetId={reported}
          open
          onOpenChange={(isOpen) => (isOpen ? undefined : setReported(null))}
        />
      )}
    </div>
  )
}

function Sharing({ list: { owner, members, group } }: { list: ShoppingList }) {
  const names = [
    ...(owner === null ? [] : [owner.displayName]),
    ...members.filter(({ accepted }) => accepted).map(({ member }) => member.displayName),
    ...(group === null ? [] : [group.name]),
  ]
  if (names.length === 0) return null
  return (
    <p className={`meta ${styles.waiting}`}>
      <Icon of="users" size="s" />
      <span>{text.sharedWith(names.join(', '))}</span>
    </p>
  )
}
