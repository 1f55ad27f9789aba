-- Written by `npm run generate` from content/business.yaml: change that file, not this one. The one-machine host carries it
-- out at every start; for a hosted project see docs/deploy.md.
insert into public.business_facts (id, opening_days, first_slot, last_slot, slot_minutes)
values (true, '{1,2,3,4,5}', '09:00', '17:00', 30)
on conflict (id) do update set
  opening_days = excluded.opening_days, first_slot = excluded.first_slot, last_slot = excluded.last_slot,
  slot_minutes = excluded.slot_minutes;
