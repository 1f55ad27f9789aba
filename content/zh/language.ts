import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'zh',
  tag: 'zh-Hans',
  name: '简体中文',
  direction: 'ltr',
  money: '£{amount}',
  percent: '{number}%',
  decimal: '.',
  group: ',',
  comma: '，',
  space: '',
  label: '{label}：{text}',
} satisfies Language

const months = ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月']

/** As browsers write them, without gaps. */
export const DATES: Translated<typeof English.DATES> = {
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  months,
  first: '1',
  date: '{year}年{month}{day}日{weekday}',
  day: '{year}年{month}{day}日',
  moment: '英国时间{year}年{month}{day}日{weekday} {time}',
  promised: '{month}{day}日{weekday} {time}（英国时间）',
  hours: '24',
  month: '{year}年{month}',
  monthNames: months,
  shortWeekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  columns: ['日', '一', '二', '三', '四', '五', '六'],
}
