import { bind } from '@sillage/server-kit/bind.ts'
import { changeSets } from '../contract.ts'
import { resumeChangeSet, showChangeSet, stopChangeSet } from './apply-parts.ts'
import type { ChangeArea } from './change-sets.ts'
import { listChangeSets } from './list-sets.ts'
import { listTouched, undoChangeSet } from './undo-set.ts'

/** The areas are given from above: this domain knows none of the rows it keeps. */
export const createChangeSetRoutes = (areas: readonly ChangeArea[]) =>
  bind(changeSets, {
    list: (ctx, input) => listChangeSets(ctx, input),
    show: (ctx, { params }) => showChangeSet(ctx, params.id),
    stop: (ctx, { params }) => stopChangeSet(ctx, params.id),
    resume: (ctx, { params }) => resumeChangeSet(ctx, params.id),
    touched: (ctx, { params }) => listTouched(ctx, areas, params.id),
    undo: (ctx, input) => undoChangeSet(ctx, areas, input),
  })
