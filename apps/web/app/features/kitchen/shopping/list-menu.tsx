import type { ShoppingList, ShoppingOverview } from '@consoeurs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { GroupSheet } from '../notebooks/public.ts'
import { shoppingApi } from './shopping.api.ts'
import styles from './shopping.module.css'
import { shoppingText as text } from './shopping.text.ts'

const ShareSheet = onDemand(async () => (await import('./share-sheet.tsx')).ShareSheet)

interface ListMenuProps {
  list: ShoppingList
  onList: (list: ShoppingList) => void
  onOverview: (overview: ShoppingOverview) => void
}

type DialogName = 'share' | 'group' | 'leave'

export function ListMenu({ list, onList, onOverview }: ListMenuProps) {
  const [dialog, setDialog] = useState<{ name: DialogName; open: boolean } | null>(null)
  const navigate = useNavigate()
  const { owner, group } = list
  const opens = (name: DialogName) => () => setDialog({ name, open: true })
  const items: MenuItem[] = [{ label: text.print, icon: 'printer', onSelect: () => print() }]
  if (owner === null) items.push({ label: text.toGroup, icon: 'users', onSelect: opens('group') })
  else {
    items.push({ label: text.report, icon: 'flag', to: `/p/${owner.username}/signaler` })
    if (group === null) items.push({ label: text.leave, icon: 'log-out', tone: 'danger', onSelect: opens('leave') })
  }
  const overlay = {
    open: dialog?.open ?? false,
    onOpenChange: (open: boolean) => setDialog(dialog && { ...dialog, open }),
  }
  const leave = async () => {
    await toastFailure(async () => {
      onOverview(await shoppingApi(api).leave(list.id))
      toast.success(text.left)
      await navigate('/courses', { replace: true })
    })
  }
  return (
    <div className={styles.actions}>
      {owner === null ? (
        <Button look="quiet" size="sm" icon="user-plus" onClick={opens('share')}>
          {text.shareButton}
        </Button>
      ) : null}
      <Menu label={text.options} items={items} />
      {dialog?.name === 'share' ? <ShareSheet {...overlay} list={list} onList={onList} /> : null}
      {dialog?.name === 'group' ? (
        <GroupSheet
          {...overlay}
          help={text.groupHelp}
          current={group}
          save={async (slug) => onList(await shoppingApi(api).shareWithGroup(slug))}
        />
      ) : null}
      {dialog?.name === 'leave' && owner !== null ? (
        <Confirm
          {...overlay}
          title={text.leaveTitle(owner.displayName)}
          text={text.leaveText}
          confirmLabel={text.leave}
          cancelLabel={text.cancel}
          onConfirm={() => void leave()}
        />
      ) : null}
    </div>
  )
}
