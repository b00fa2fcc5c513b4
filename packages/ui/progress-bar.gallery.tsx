import type { GalleryEntries } from './gallery.ts'
import { ProgressBar } from './progress-bar.tsx'

export const entries: GalleryEntries = (say) => [
  {
    name: 'in words',
    node: (
      <ProgressBar
        shown
        label={say('사진 올리는 중', 'Uploading photos')}
        value={2}
        max={3}
        text={say('3장 중 2장', '2 of 3')}
      />
    ),
  },
  { name: 'in percent', node: <ProgressBar shown label={say('무료 배송까지', 'Free shipping')} value={62} /> },
  { name: 'not shown in words: nothing yet', node: <ProgressBar label={say('시작 전', 'Not begun')} value={0} /> },
  { name: 'not shown in words: done', node: <ProgressBar label={say('다 됐어요', 'Done')} value={100} /> },
  {
    name: 'without a known end',
    node: <ProgressBar shown label={say('결제를 확인하는 중', 'Checking the payment')} />,
  },
  {
    name: 'at night',
    node: (
      <div className="night p-6">
        <ProgressBar shown label={say('8강 중 3강', 'Lesson 3 of 8')} value={3} max={8} text="3 / 8" />
      </div>
    ),
  },
  {
    name: 'long',
    node: (
      <div className="max-w-40">
        <ProgressBar
          shown
          label={say('상품 사진을 작게 줄여 올리는 중', 'Making the photos smaller and uploading them')}
          value={7}
          max={20}
          text={say('스무 장 가운데 일곱 장', 'seven of twenty')}
        />
      </div>
    ),
  },
]
