import { Button } from './button.tsx'
import { Tour } from './tour.tsx'
import { useTour } from './use-tour.ts'

const ko = {
  start: '둘러보기',
  fields: ['받는 분', '품목', '합계'],
  steps: [
    { target: '#tour-ko-0', title: '받는 분을 적어요', body: '회사 이름과 담당자가 견적서에 그대로 찍혀요.' },
    { target: '#tour-ko-1', title: '품목을 고쳐요', body: '수량을 바꾸면 도매 가격이 바로 다시 계산돼요.' },
    { target: '#tour-ko-2', title: '인쇄하거나 보내요', body: '가격은 14일 동안 그대로예요.' },
  ],
  labels: { next: '다음', previous: '이전', skip: '그만 보기', finish: '다 봤어요' },
}
const en = {
  start: 'Show me around',
  fields: ['For', 'Items'],
  steps: [
    { target: '#tour-en-0', title: 'Who it is for', body: 'Printed on the quotation as you write it.' },
    { target: '#tour-en-1', title: 'What they want', body: 'Change a number and the price follows.' },
  ],
  labels: { next: 'Next', previous: 'Back', skip: 'Skip', finish: 'Done' },
}

function Quotation({ words, id }: { words: typeof ko; id: string }) {
  const tour = useTour(words.steps.length)
  return (
    <div>
      <ul className="rows mb-6 max-w-text">
        {words.fields.map((field, index) => (
          <li key={field} id={`tour-${id}-${index}`} className="p-3">
            {field}
          </li>
        ))}
      </ul>
      <Button kind="line" size="sm" onClick={tour.start}>
        {words.start}
      </Button>
      <Tour tour={tour} steps={words.steps} labels={words.labels} />
    </div>
  )
}

function Lost() {
  const tour = useTour(1)
  return (
    <>
      <Button kind="line" size="sm" onClick={tour.start}>
        Begin without a target
      </Button>
      <Tour
        tour={tour}
        whenMissing="show"
        steps={[{ target: '#nowhere', title: 'Welcome', body: 'This one points at nothing.' }]}
        labels={en.labels}
      />
    </>
  )
}

export const entries = [
  { name: 'three steps', node: <Quotation words={ko} id="ko" /> },
  { name: 'two steps in English', node: <Quotation words={en} id="en" /> },
  { name: 'pointing at nothing', node: <Lost /> },
]
