import { type Business, WEEKDAYS } from './business-schema.ts'

/** supabase/business-facts.sql: the facts that the database needs. */
export function factsSql({ consultation: { days, slots } }: Business): string {
  const numbers = days.map((day) => WEEKDAYS.indexOf(day) + 1)
  return `-- Written by \`npm run generate\` from content/business.yaml: change that file, not this one. The one-machine host carries it
-- out at every start; for a hosted project see docs/deploy.md.
insert into public.business_facts (id, opening_days, first_slot, last_slot, slot_minutes)
values (true, '{${numbers.join(',')}}', '${slots.first}', '${slots.last}', ${slots.every})
on conflict (id) do update set
  opening_days = excluded.opening_days, first_slot = excluded.first_slot, last_slot = excluded.last_slot,
  slot_minutes = excluded.slot_minutes;
`
}
