export const TREATMENT_MARKS = {
  zero: 'нульова ставка ПДВ',
  exempt: 'звільнено від ПДВ',
  outside: 'не є об’єктом британського ПДВ',
  disbursement: 'відшкодовувані витрати, без націнки',
}
