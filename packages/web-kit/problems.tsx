import { Problem } from '@sillage/kit/problem.ts'
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { DataRouter } from 'react-router'
import { useDialogs } from './dialogs.tsx'
import { usePhrases } from './phrases.ts'
import { createProblemHandler, type ProblemHandler, type Way } from './problem-handler.ts'
import { useSessionChecks } from './session.tsx'

const ProblemContext = createContext<ProblemHandler | null>(null)

type Router = Pick<DataRouter, 'state' | 'navigate'>
/** `router` leads to the login and not-found pages; drawing on the server needs none. */
type Props = { router?: Router | undefined; children: ReactNode }

/** The one place that decides what a visitor sees of a failed call. */
export function ProblemsProvider({ router, children }: Props) {
  const t = usePhrases()
  const { alert } = useDialogs()
  const { refresh, forget } = useSessionChecks()
  const reads = useQueryClient().getQueryCache()
  const [handler] = useState(() => createProblemHandler({ alert, t, way: wayOf(router), session: { refresh, forget } }))
  useEffect(() => watchReads(reads, handler, wayOf(router)), [reads, handler, router])
  return <ProblemContext value={handler}>{children}</ProblemContext>
}

/** For hooks that call the server on behalf of a page. */
export function useProblems() {
  const handler = use(ProblemContext)
  if (!handler) throw new Error('useProblems needs <ProblemsProvider>')
  return handler
}

/** A read the page can do without: `useQuery(quietly(queries.notice.list()))`. Its failure is not shown. */
export const quietly = <Options extends object>(query: Options) => ({ ...query, meta: { quiet: true } })

function wayOf(router: Router | undefined): Way {
  return {
    here() {
      const { pathname = '', search = '', hash = '' } = router?.state.location ?? {}
      return pathname + search + hash
    },
    // Drawn when it resolves: what follows may count on the page.
    go: async (to, options) => router?.navigate(to, { ...options, flushSync: true }),
  }
}

/** Loaders and pages read through the query cache, so every failed read passes here. */
function watchReads(reads: QueryCache, handler: ProblemHandler, { here }: Way) {
  const askedAt = new WeakMap<Query, string>()
  return reads.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'fetch') askedAt.set(query, here())
    if (action.type !== 'error' || query.meta?.quiet || !(action.error instanceof Problem)) return
    handler.read(action.error, askedAt.get(query))
  })
}
