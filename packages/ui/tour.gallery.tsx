import { Button } from './button.tsx'
import type { GalleryEntries, Say } from './gallery.ts'
import { Tour } from './tour.tsx'
import { useTour } from './use-tour.ts'

const labelsIn = (say: Say) => ({
  next: say('다음', 'Next'),
  previous: say('이전', 'Back'),
  skip: say('그만 보기', 'Skip'),
  finish: say('다 봤어요', 'Done'),
})

const placesIn = (say: Say) => [
  {
    field: say('받는 분', 'For'),
    title: say('받는 분을 적어요', 'Who it is for'),
    body: say('회사 이름과 담당자가 견적서에 그대로 찍혀요.', 'Printed on the quotation as you write it.'),
  },
  {
    field: say('품목', 'Items'),
    title: say('품목을 고쳐요', 'What they want'),
    body: say('수량을 바꾸면 도매 가격이 바로 다시 계산돼요.', 'Change a number and the price follows.'),
  },
  { field: say('합계', 'Total'), title: say('인쇄하거나 보내요', 'Print it or send it') },
]

function Quotation({ say }: { say: Say }) {
  const places = placesIn(say)
  const tour = useTour(places.length)
  const steps = places.map(({ field: _, ...words }, index) => ({ ...words, target: `#tour-${index}` }))
  return (
    <div>
      <ul className="rows mb-6 max-w-text">
        {places.map(({ field }, index) => (
          <li key={field} id={`tour-${index}`} className="p-3">
            {field}
          </li>
        ))}
      </ul>
      <Button kind="line" size="sm" aria-haspopup="dialog" onClick={tour.start}>
        {say('둘러보기', 'Show me around')}
      </Button>
      <Tour tour={tour} steps={steps} labels={labelsIn(say)} />
    </div>
  )
}

function Lost({ say, whenMissing }: { say: Say; whenMissing: 'show' | 'stop' }) {
  const tour = useTour(1)
  return (
    <>
      <Button kind="line" size="sm" aria-haspopup={whenMissing === 'show' ? 'dialog' : undefined} onClick={tour.start}>
        {say('가리킬 곳 없이 시작하기', 'Begin without a target')}
      </Button>
      <Tour
        tour={tour}
        whenMissing={whenMissing}
        steps={[
          {
            target: '#nowhere',
            title: say('반가워요', 'Welcome'),
            body: say('여기는 아무 곳도 가리키지 않아요.', 'This one points at nothing.'),
          },
        ]}
        labels={labelsIn(say)}
      />
    </>
  )
}

export const entries: GalleryEntries = (say) => [
  { name: 'three steps, the last in few words', node: <Quotation say={say} /> },
  { name: 'pointing at nothing, yet shown', node: <Lost say={say} whenMissing="show" /> },
  { name: 'pointing at nothing, so stopped', node: <Lost say={say} whenMissing="stop" /> },
]
