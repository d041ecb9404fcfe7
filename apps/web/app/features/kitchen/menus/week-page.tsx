import { addDays, type Meal, type MenuEntry, mondayOf, type WeekMenu } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { Link } from '../../../navigation/link.tsx'
import { navigateTo } from '../../../navigation/navigate-to.ts'
import { Button } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { menusApi } from './menus.api.ts'
import { menusText as text } from './menus.text.ts'
import { useWeek } from './use-week.ts'
import styles from './week.module.css'
import { WeekBoard } from './week-board.tsx'

const PlaceSheet = onDemand(async () => (await import('./place-sheet.tsx')).PlaceSheet, { soon: true })
const EntrySheet = onDemand(async () => (await import('./entry-sheet.tsx')).EntrySheet, { soon: true })

const hrefOf = (week: string, today: string) => (week === mondayOf(today) ? '/semaine' : `/semaine?semaine=${week}`)

function WeekHead({ week, today }: { week: string; today: string }) {
  return (
    <div className={styles.head}>
      <IconLink to={hrefOf(addDays(week, -7), today)} icon="chevron-left" label={text.previous} />
      <p className="display heading-3">{text.weekOf(week, addDays(week, 6))}</p>
      <IconLink to={hrefOf(addDays(week, 7), today)} icon="chevron-right" label={text.next} />
      {week === mondayOf(today) ? null : (
        <Link className="text-link" to="/semaine">
          {text.thisWeek}
        </Link>
      )}
    </div>
  )
}

type Week = ReturnType<typeof useWeek>

function WeekActions({ week, change }: { week: string; change: Week['change'] }) {
  const [busy, setBusy] = useState(false)
  const [filled, setFilled] = useState<string | null>(null)
  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    await toastFailure(act)
    setBusy(false)
  }
  const fill = () =>
    run(async () => {
      setFilled(text.filled(await menusApi(api).fill(week)))
      const { entries } = await menusApi(api).week(week)
      change(() => entries)
    })
  const copy = () =>
    run(async () => {
      const { entries } = await menusApi(api).copy(addDays(week, -7), week)
      change((known) => {
        toast.success(entries.length > known.length ? text.copied : text.nothingCopied)
        return entries
      })
    })
  return (
    <>
      <div className={styles.actions}>
        <Button icon="shopping-basket" busy={busy} onClick={() => void fill()}>
          {text.fill}
        </Button>
        <Menu
          label={text.options}
          items={[
            { label: text.copy, icon: 'copy', onSelect: () => void copy() },
            {
              label: text.calendar,
              icon: 'calendar-plus',
              onSelect: () => navigateTo(`/api/menu/calendar?week=${week}`),
            },
          ]}
        />
      </div>
      <p role="status" className={styles.filled}>
        {filled === null ? null : (
          <>
            <span>{filled}</span>
            <Link className="text-link" to="/courses">
              {text.seeList}
            </Link>
          </>
        )}
      </p>
    </>
  )
}

export function WeekPage({ served, today }: { served: WeekMenu; today: string }) {
  const { week } = served
  const { entries, change, add, edit, remove } = useWeek(served)
  const [adding, setAdding] = useState<{ day: string; meal: Meal; open: boolean } | null>(null)
  const [opened, setOpened] = useState<{ entry: MenuEntry; open: boolean } | null>(null)
  return (
    <div className="gutter">
      <WeekHead week={week} today={today} />
      <WeekActions key={week} week={week} change={change} />
      {entries.length === 0 ? <p className="soft">{text.empty}</p> : null}
      <WeekBoard
        {...{ week, today, entries }}
        onAdd={(day, meal) => setAdding({ day, meal, open: true })}
        onOpen={(entry) => setOpened({ entry, open: true })}
        onMove={(entry, to) => void edit(entry, to)}
      />
      {adding === null ? null : (
        <PlaceSheet
          {...adding}
          onOpenChange={(open) => setAdding({ ...adding, open })}
          onPlace={(dish) => void add(dish)}
        />
      )}
      {opened === null ? null : (
        <EntrySheet
          key={`${opened.entry.id} ${opened.open}`}
          {...opened}
          week={week}
          onOpenChange={(open) => setOpened({ ...opened, open })}
          onSave={(changes) => void edit(opened.entry, changes)}
          onRemove={() => void remove(opened.entry)}
        />
      )}
    </div>
  )
}
