import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'
import { KakaoShare } from '../../catalog/shop/share/kakao-share.tsx'
import { pageMessage } from '../../catalog/shop/share/share-message.ts'
import { useShare } from '../../catalog/shop/use-share.ts'
import { useShop } from '../../shop.ts'
import { gramsText } from '../amounts.ts'
import type { Formula } from '../formula-contract.ts'
import { kindNames } from '../words.ts'
import { useKeepFormula } from './use-formula.ts'

/** Handing a formula on: its link is turned on first, and everything that hands it on leads there. */
export function FormulaShare({ formula }: { formula: Formula }) {
  const { t } = usePhrasebook()
  const { turn, pending } = useTurn(formula.id)
  const { share_token } = formula
  return (
    <section className="formula-share" aria-labelledby="formula-share">
      <h2 className="section-title" id="formula-share">
        {t('공유하기')}
      </h2>
      {share_token === null ? (
        <>
          <p className="small soft">
            {t('링크를 켜면 링크를 가진 누구나 재료와 비율을 볼 수 있어요. 내 이름과 메모, 내 가격은 보이지 않아요.')}
          </p>
          <Button kind="line" size="sm" busy={pending} onClick={() => void turn(true)}>
            <Icon name="share" size="sm" />
            {t('링크 켜고 공유하기')}
          </Button>
        </>
      ) : (
        <Shared formula={formula} path={`/share/${share_token}`} pending={pending} onTurnOff={() => void turn(false)} />
      )}
    </section>
  )
}

type SharedProps = { formula: Formula; path: string; pending: boolean; onTurnOff: () => void }

function Shared({ formula, path, pending, onTurnOff }: SharedProps) {
  const { t, locale } = usePhrasebook()
  const origin = useOrigin()
  const copy = useShare(formula.name, path)
  const { shown, name } = formula
  const facts = [
    { item: t('제품'), itemOp: t(kindNames[formula.kind]) },
    { item: t('재료'), itemOp: t('{count}가지', { count: shown.lines.length }) },
    { item: t('배치'), itemOp: gramsText(shown.batch_mg) },
  ] as const
  const picture = shown.lines.find(({ material }) => material?.picture)?.material?.picture ?? undefined
  const page = { title: name, description: t('향 배합을 공유해요.'), path, picture, facts }
  return (
    <>
      <p className="small soft">{t('링크가 켜져 있어요. 링크를 가진 누구나 가장 새 버전을 볼 수 있어요.')}</p>
      <p className="formula-link num">
        {origin}
        {path}
      </p>
      <div className="button-row">
        <KakaoShare title={name} message={() => pageMessage(page, { origin, locale })} path={path} look="small" />
        <Button kind="line" size="sm" onClick={() => void copy()}>
          {t('링크 복사')}
        </Button>
        <Button kind="quiet" size="sm" busy={pending} onClick={onTurnOff}>
          {t('링크 끄기')}
        </Button>
      </div>
    </>
  )
}

function useTurn(formula_id: number) {
  const { api } = useShop()
  const { call } = useDataCalls()
  const keep = useKeepFormula()
  const [pending, setPending] = useState(false)
  async function turn(shared: boolean) {
    setPending(true)
    try {
      keep(await call(() => api.formula.share({ params: { formula_id }, body: { shared } })))
    } catch {
      // useDataCalls has shown why.
    } finally {
      setPending(false)
    }
  }
  return { turn, pending }
}
