-- Money by its VAT treatment: "shares", a list of {treatment, rate, net, vat}. Amounts in pence, rates in hundredths of a percent and
-- null when the business is not VAT-registered; one share a treatment, in the order below. contract/order.ts does the same.

create function public.gross_of(shares jsonb)
returns bigint
immutable
return (
  select coalesce(sum((share ->> 'net')::bigint + (share ->> 'vat')::bigint), 0)::bigint from jsonb_array_elements(shares) as share
);

create function public.vat_of(shares jsonb)
returns bigint
immutable
return (
  select coalesce(sum((share ->> 'vat')::bigint), 0)::bigint from jsonb_array_elements(shares) as share
);

-- The shares of lines {what, amount, treatment}. VAT is calculated once a treatment, not a line.
create function public.shares_of_lines(lines jsonb, prices text, rate integer)
returns jsonb
language plpgsql
immutable
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'treatment', summed.treatment, 'rate', case when rate is not null then summed.charged end,
      'net', summed.amount - case prices when 'net' then 0 else summed.vat end, 'vat', summed.vat
    ) order by summed.place), '[]')
    from (
      select known.treatment, known.place, charged, sum((line ->> 'amount')::bigint) as amount,
        round(sum((line ->> 'amount')::bigint) * charged / (10000.0 + case prices when 'net' then 0 else charged end)) as vat
      from unnest('{standard,zero,exempt,outside,disbursement}'::text[]) with ordinality as known (treatment, place)
      join jsonb_array_elements(lines) as line on coalesce(line ->> 'treatment', 'standard') = known.treatment
      cross join lateral (select case known.treatment when 'standard' then coalesce(rate, 0) else 0 end) as applied (charged)
      group by known.treatment, known.place, charged
    ) as summed
    where summed.amount <> 0
  );
end;
$$;

-- What lies between two points of the total, in pence from its beginning. One treatment after another takes its part of what is left,
-- rounded down: parts that follow each other add up to the whole, to the penny of each treatment and of its VAT, and none is negative.
create function public.part_of_shares(shares jsonb, from_pence integer, to_pence integer)
returns jsonb
language plpgsql
immutable
as $$
declare
  share jsonb;
  parts jsonb := '[]';
  rest bigint := public.gross_of(shares);
  low bigint := from_pence;
  high bigint := to_pence;
  gross bigint;
  low_gross bigint;
  high_gross bigint;
  vat bigint;
begin
  for share in select listed.value from jsonb_array_elements(shares) as listed loop
    gross := (share ->> 'net')::bigint + (share ->> 'vat')::bigint;
    continue when gross = 0;
    low_gross := gross * low / rest;
    high_gross := gross * high / rest;
    vat := round((share ->> 'vat')::numeric * high_gross / gross) - round((share ->> 'vat')::numeric * low_gross / gross);
    if high_gross > low_gross then
      parts := parts || (share || jsonb_build_object('net', high_gross - low_gross - vat, 'vat', vat));
    end if;
    low := low - low_gross;
    high := high - high_gross;
    rest := rest - gross;
  end loop;
  return parts;
end;
$$;
