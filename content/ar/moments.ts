import type * as English from '#content/moments.ts'
import type { Translated } from '#contract/language.ts'

export const UK_MOMENT: Translated<typeof English.UK_MOMENT> = '{day}، الساعة {time} بتوقيت المملكة المتحدة'
