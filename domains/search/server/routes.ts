import { bind } from '@sillage/server-kit/bind.ts'
import { search } from '../contract.ts'
import { findFacets } from './facets.ts'
import { findProducts } from './find.ts'
import { listClicked, listMissed, listPopular, logClick, logMiss } from './log.ts'
import { suggest } from './suggest.ts'
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './synonyms.ts'

export const searchRoutes = bind(search, {
  find: (ctx, { query }) => ctx.readReplica((ctx) => findProducts(ctx, query)),
  facets: (ctx, { query }) => ctx.readReplica((ctx) => findFacets(ctx, query)),
  suggest: (ctx, { query }) => ctx.readReplica((ctx) => suggest(ctx, query.keyword)),
  popular: (ctx) => ctx.readReplica(listPopular),
  click: (ctx, { body }) => logClick(ctx, body),
  miss: (ctx, { body }) => logMiss(ctx, body.keyword),
  synonyms: (ctx) => listSynonyms(ctx),
  addSynonym: (ctx, { body }) => addSynonym(ctx, body),
  changeSynonym: (ctx, { params, body }) => changeSynonym(ctx, params.id, body),
  removeSynonym: (ctx, { params }) => removeSynonym(ctx, params.id),
  missed: (ctx, { query }) => ctx.readReplica((ctx) => listMissed(ctx, query.days)),
  clicked: (ctx, { query }) => ctx.readReplica((ctx) => listClicked(ctx, query.days)),
})
