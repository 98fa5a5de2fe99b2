CREATE TABLE "good_prices" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"condition" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_minor" bigint,
	"reduced" boolean NOT NULL,
	CONSTRAINT "good_prices_key_locale_condition_since_pk" PRIMARY KEY("key","locale","condition","since")
);
--> statement-breakpoint
ALTER TABLE "good_facts" ADD COLUMN "variant_group" text;--> statement-breakpoint
CREATE INDEX "good_facts_variant_group" ON "good_facts" USING btree ("variant_group") WHERE "good_facts"."variant_group" is not null;--> statement-breakpoint
-- Written by hand from here on. The facts of 0019 with the group an article is a variant in.
CREATE OR REPLACE FUNCTION "facts_of_good"("key" text, "locale" text, "good" jsonb) RETURNS SETOF "good_facts"
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select key, locale, good ->> 'category', good ->> 'product_type', (good ->> 'price_minor')::bigint,
    (good ->> 'available')::boolean, good ->> 'title',
    array(
      select distinct (a ->> 'alias') || '=' || v
      from jsonb_array_elements(coalesce(good -> 'attributes', '[]')) a,
        jsonb_array_elements_text(coalesce(a -> 'values', '[]')) v),
    coalesce((
      select jsonb_object_agg(a ->> 'alias', a -> 'number')
      from jsonb_array_elements(coalesce(good -> 'attributes', '[]')) a where a ? 'number'), '{}'),
    good ->> 'variant_group'
$$;
--> statement-breakpoint
UPDATE "good_facts" f SET "variant_group" = e.published ->> 'variant_group'
FROM "content_entry" e WHERE e.kind = 'good' AND e.key = f.key AND e.locale = f.locale AND e.published ? 'variant_group';
--> statement-breakpoint
CREATE FUNCTION "is_reduced"("good" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce((good ->> 'old_price_minor')::bigint > (good ->> 'price_minor')::bigint, false)
$$;
--> statement-breakpoint
-- What an article costs, by itself and on each of its terms of sale; no row where there is no article.
CREATE FUNCTION "prices_of_good"("good" jsonb) RETURNS TABLE("condition" text, "price_minor" bigint, "reduced" boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select '', (good ->> 'price_minor')::bigint, is_reduced(good) where good is not null
  union all
  select distinct on (c ->> 'id') c ->> 'id', coalesce(c ->> 'price_minor', good ->> 'price_minor')::bigint, false
  from jsonb_array_elements(coalesce(good -> 'sale_conditions', '[]')) c where good is not null
$$;
--> statement-breakpoint
-- The clock and not the transaction's beginning: who waited for another's change follows it in the history, too.
CREATE FUNCTION "keep_good_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  good_key text := case when tg_op = 'DELETE' then old.key else new.key end;
  good_locale text := case when tg_op = 'DELETE' then old.locale else new.locale end;
  good jsonb := case when tg_op = 'DELETE' then null else new.published end;
begin
  insert into good_prices as p (key, locale, condition, since, price_minor, reduced)
  select good_key, good_locale, coalesce(n.condition, l.condition), clock_timestamp(), n.price_minor, coalesce(n.reduced, false)
  from prices_of_good(good) n full join (
    select distinct on (h.condition) h.condition, h.price_minor, h.reduced
    from good_prices h where h.key = good_key and h.locale = good_locale order by h.condition, h.since desc
  ) l on l.condition = n.condition
  where n.price_minor is distinct from l.price_minor or coalesce(n.reduced, false) <> coalesce(l.reduced, false)
  on conflict (key, locale, condition, since)
    do update set price_minor = excluded.price_minor, reduced = excluded.reduced;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "good_prices_inserted" AFTER INSERT ON "content_entry"
FOR EACH ROW WHEN (new.kind = 'good' and new.published is not null) EXECUTE FUNCTION "keep_good_prices"();
--> statement-breakpoint
CREATE TRIGGER "good_prices_updated" AFTER UPDATE ON "content_entry"
FOR EACH ROW WHEN (new.kind = 'good' and old.published is distinct from new.published)
EXECUTE FUNCTION "keep_good_prices"();
--> statement-breakpoint
CREATE TRIGGER "good_prices_deleted" AFTER DELETE ON "content_entry"
FOR EACH ROW WHEN (old.kind = 'good') EXECUTE FUNCTION "keep_good_prices"();
--> statement-breakpoint
INSERT INTO "good_prices" ("key", "locale", "condition", "since", "price_minor", "reduced")
SELECT e.key, e.locale, p.condition, now(), p.price_minor, p.reduced
FROM "content_entry" e, "prices_of_good"(e.published) p
WHERE e.kind = 'good' AND e.published IS NOT NULL;
--> statement-breakpoint
-- The lowest price of the 30 days before a reduction began (Directive 98/6/EC art. 6a). It began when this price came, or the
-- regular one beside it; of a price that is not live yet it begins now. What an editor says counts only where the history does
-- not reach back so far, and then the lower of both.
CREATE FUNCTION "lowest_prior_price"("good_key" text, "good_locale" text, "good" jsonb) RETURNS bigint
LANGUAGE sql STABLE AS $$
  with spans as (
    select p.price_minor, p.reduced, p.since, lead(p.since, 1, 'infinity') over (order by p.since) as until
    from good_prices p where p.key = good_key and p.locale = good_locale and p.condition = ''
  ), began as (
    select
      coalesce((
        select s.since from spans s
        where s.until = 'infinity' and s.price_minor = (good ->> 'price_minor')::bigint and s.reduced), now()) as moment,
      (select min(s.since) from spans s) as history
  )
  select least(
    (select min(s.price_minor) from spans s where s.since < b.moment and s.until > b.moment - interval '30 days'),
    case when b.history is null or b.history > b.moment - interval '30 days'
      then (good ->> 'lowest_price_minor')::bigint end)
  from began b
$$;
--> statement-breakpoint
-- An article as it is offered: with that price where it is reduced, without what an editor says of it where it is not.
CREATE FUNCTION "good_as_offered"("good_key" text, "good_locale" text, "good" jsonb) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  select (good - 'lowest_price_minor') || coalesce(
    (select jsonb_build_object('lowest_price_minor', l.price)
      from lowest_prior_price(good_key, good_locale, good) l(price) where is_reduced(good) and l.price is not null), '{}')
$$;
