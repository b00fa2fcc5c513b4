import { ErrorNote } from './error-note.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => [
  { name: 'short', node: <ErrorNote>{say('이메일을 적어 주세요.', 'Please enter your email.')}</ErrorNote> },
  {
    name: 'long',
    node: (
      <div className="max-w-form">
        <ErrorNote>
          {say(
            '이 쿠폰은 30,000원부터 쓸 수 있어요. 상품을 더 담거나 다른 쿠폰을 골라 주세요.',
            'This coupon is for orders of 30,000 won and more. Add something, or choose another coupon.',
          )}
        </ErrorNote>
      </div>
    ),
  },
]
