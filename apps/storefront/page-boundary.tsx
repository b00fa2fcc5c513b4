import { useEffect, useEffectEvent } from 'react'
import { useRouteError } from 'react-router'
import { textOf, useUpdatePrompt } from './import-failure.ts'
import { reportBroken } from './outside/broken-pages.ts'
import { PageError } from './shell/page-error.tsx'

/** Draws what went wrong and reports it; where a part of the program did not come, it also says that there is a newer one. */
export function PageBoundary() {
  const error = useRouteError()
  const prompt = useEffectEvent(useUpdatePrompt())
  useEffect(() => {
    if (!(error instanceof Error)) return
    reportBroken(error)
    void prompt(textOf(error))
  }, [error])
  return <PageError />
}
