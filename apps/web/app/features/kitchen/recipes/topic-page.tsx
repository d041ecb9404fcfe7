import type { RecipeHits } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { ModulePage } from '../../../layouts/module-page.tsx'
import { PageMeta } from '../../../page/page-meta.tsx'
import { breadcrumbs, StructuredData } from '../../../page/structured-data.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { recipesHref, recipesPath } from './recipe-address.ts'
import { RecipeList } from './recipe-list.tsx'
import type { RecipeListQuery } from './recipes.api.ts'
import styles from './recipes.module.css'
import { recipesText as text } from './recipes.text.ts'
import { listOfRecipes } from './recipes-structured.ts'

interface TopicPageProps {
  path: string
  title: string
  description: string
  lead: string
  query: RecipeListQuery
  first: RecipeHits
  follows: boolean
  emptyTitle?: string
  children?: ReactNode
}

/** A public page of one ingredient, season or technique; search engines list those that have a recipe. */
export function TopicPage(page: TopicPageProps) {
  const { path, title, description, lead, query, first, follows, children } = page
  const isEmpty = first.items.length === 0
  return (
    <ModulePage wide bar={{ title, back: recipesPath }}>
      <PageMeta
        title={title}
        description={description}
        preview={{ kicker: text.title, title }}
        hidden={isEmpty || follows}
      />
      <StructuredData
        tell={(site) => [
          breadcrumbs(site, [
            { name: text.title, path: recipesPath },
            { name: title, path },
          ]),
          ...(isEmpty ? [] : [listOfRecipes(site, title, first.items)]),
        ]}
      />
      <div className="only-wide">
        <PageHead title={title} lead={lead} />
      </div>
      <div className="gutter">
        <p className="soft only-phone">{lead}</p>
        {children === undefined ? null : <div className={styles.topic}>{children}</div>}
        {isEmpty ? (
          <EmptyState
            title={page.emptyTitle ?? text.empty.none}
            text={text.empty.noneText}
            action={<ButtonLink to={recipesPath}>{text.empty.all}</ButtonLink>}
          />
        ) : (
          <>
            <RecipeList first={first} query={query} nextHref={(cursor) => `${path}?cursor=${cursor}`} />
            <p>
              <ButtonLink to={recipesHref(query)} look="quiet" icon="sliders-horizontal">
                {text.filters}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </ModulePage>
  )
}
