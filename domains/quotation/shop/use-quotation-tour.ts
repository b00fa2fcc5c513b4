import type { TourStep } from '@sillage/ui/tour.tsx'
import { useTour } from '@sillage/ui/use-tour.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { storedText } from '@sillage/web-kit/stored-value.ts'
import { useEffect, useEffectEvent } from 'react'

const shown = storedText(() => localStorage, 'quotation_tour')

/** A browser that cannot remember is spared: it would be shown around at every visit. */
const isFirstVisit = () => shown.read() === null && shown.write('shown')

/** Shows newcomers around once the page is `ready`, and others on request. */
export function useQuotationTour({ ready, hasLines }: { ready: boolean; hasLines: boolean }) {
  const steps = useSteps(hasLines)
  const tour = useTour(steps.length)
  const greet = useEffectEvent(() => isFirstVisit() && tour.start())
  useEffect(() => {
    if (ready) greet()
  }, [ready])
  return { tour, steps }
}

/** Desktop and phone carry the same marks, each on its own version of the place. */
function useSteps(hasLines: boolean): TourStep[] {
  const t = usePhrases()
  return [
    {
      target: '[data-tour=search]',
      title: t('상품을 찾아 담아요'),
      body: t('이름이나 분류로 찾아 ‘담기’를 누르세요. 초성만 적어도 찾아요.'),
    },
    {
      // Before anything is added there is no quantity to point at.
      target: hasLines ? '[data-tour=quantity]' : '[data-tour=lines]',
      title: t('수량을 정해요'),
      body: t('담은 상품마다 수량과 옵션을 바꿀 수 있어요. 금액이 바로 계산돼요.'),
    },
    {
      target: '[data-tour=total]',
      title: t('합계를 확인해요'),
      body: t('오늘 판매가로 계산한 예상 금액이에요. 새로고침해도 입력한 내용은 그대로예요.'),
    },
    {
      target: '[data-tour=validity]',
      title: t('유효 기한을 확인해요'),
      body: t('오늘 견적서를 받으시면 이날까지 가격이 유효해요.'),
    },
    {
      target: '[data-tour=receive]',
      title: t('견적서를 받아요'),
      body: t('상품을 담고 누르면 메일로 견적서를 보내 드려요. PDF로 내려받거나 바로 주문할 수 있어요.'),
    },
  ]
}
