import { Tabs } from '../../../ui/tabs.tsx'
import { kitchenTabsText as text } from './notebooks.text.ts'

const items = [
  { to: '/carnet', label: text.notebook },
  { to: '/semaine', label: text.week },
  { to: '/courses', label: text.shopping },
]

export const KitchenTabs = () => (
  <div className="gutter">
    <Tabs label={text.label} items={items} />
  </div>
)
