import { type Asker, tables } from '@consoeurs/database'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isArticleRecipePublished } from '../../publishing/ingredients/public.ts'
import { shareListedFor } from '../../publishing/shares/public.ts'

const { articleRecipes, articles, recipeFacts, shares, userProfiles, users } = tables

/** On a row of `recipe_facts`: a share that the feed shows the viewer, or the recipe of a published article. */
export const recipeListedFor = (viewer: Asker | null): SQL =>
  sql`case when ${recipeFacts.inArticle} then exists (select 1 from ${articleRecipes}
      inner join ${articles} on ${articles.id} = ${articleRecipes.articleId}
      where ${and(eq(articleRecipes.id, recipeFacts.shareId), isArticleRecipePublished)})
    else exists (select 1 from ${shares} inner join ${users} on ${users.id} = ${shares.authorId}
      inner join ${userProfiles} on ${userProfiles.userId} = ${users.id}
      where ${and(eq(shares.id, recipeFacts.shareId), shareListedFor(viewer))}) end`
