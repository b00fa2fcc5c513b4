import { Problem } from '@sillage/kit/problem.ts'
import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Framed } from './framed.ts'
import { NotFound } from './not-found.tsx'

/** What a visitor sees when a page could not be drawn. */
export function PageError() {
  const error = useRouteError()
  // From a loader it comes as the router's; from a page that reads by itself as the call's own.
  const missing = (isRouteErrorResponse(error) || error instanceof Problem) && error.status === 404
  return <Frame>{missing ? <NotFound /> : <Broken />}</Frame>
}

function Broken() {
  const t = usePhrases()
  return (
    <div className="page">
      <title>{`${t('페이지를 열지 못했어요')} · Sillage`}</title>
      <ErrorState
        heading="h1"
        title={t('잠시 문제가 생겼어요')}
        action={
          <>
            <Button onClick={() => location.reload()}>{t('새로고침')}</Button>
            <Button href="/" kind="line">
              {t('처음으로')}
            </Button>
          </>
        }
      >
        {t('페이지를 불러오지 못했어요. 새로고침 해 주세요.')}
      </ErrorState>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  if (use(Framed)) return children
  return (
    <div className="app">
      <main id="main">{children}</main>
    </div>
  )
}
