import { Field } from './field.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => [
  {
    name: 'round any control',
    node: (
      <Field label={say('생일', 'Birthday')}>{(control) => <input {...control} type="date" className="input" />}</Field>
    ),
  },
  {
    name: 'required, with a hint',
    node: (
      <Field
        label={say('쿠폰 번호', 'Coupon code')}
        required
        hint={say('하이픈은 빼고 적어 주세요.', 'Leave the hyphens out.')}
      >
        {(control) => <input {...control} className="input" />}
      </Field>
    ),
  },
  {
    name: 'wrong',
    node: (
      <Field
        label={say('카드 문구', 'Gift note')}
        error={say('40자 안으로 줄여 주세요.', 'Please keep it under 40 letters.')}
      >
        {(control) => <textarea {...control} className="input" />}
      </Field>
    ),
  },
  {
    name: 'long',
    node: (
      <div className="max-w-40">
        <Field
          label={say('상자에 함께 넣을 카드에 적을 문구', 'The words for the card that goes into the box')}
          required
          hint={say(
            '손으로 옮겨 적어요. 그림 문자는 적을 수 없어요.',
            'We copy them by hand, so pictures cannot be written.',
          )}
        >
          {(control) => <input {...control} className="input" />}
        </Field>
      </div>
    ),
  },
]
