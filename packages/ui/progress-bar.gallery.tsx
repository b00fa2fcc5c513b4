import { ProgressBar } from './progress-bar.tsx'

export const entries = [
  { name: 'in words', node: <ProgressBar shown label="사진 올리는 중" value={2} max={3} text="3장 중 2장" /> },
  { name: 'in percent', node: <ProgressBar shown label="Free shipping" value={62} /> },
  { name: 'nothing yet, and done', node: <Two /> },
  { name: 'nobody knows how far', node: <ProgressBar shown label="결제를 확인하는 중" /> },
  {
    name: 'at night',
    node: (
      <div className="night p-6">
        <ProgressBar shown label="Lesson 3 of 8" value={3} max={8} text="3 / 8" />
      </div>
    ),
  },
]

function Two() {
  return (
    <div className="field-row">
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="다 됐어요" value={100} />
    </div>
  )
}
