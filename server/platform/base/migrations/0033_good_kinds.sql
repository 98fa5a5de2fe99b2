ALTER TABLE "good_facts" ADD COLUMN "kind" bigint;--> statement-breakpoint
-- Written by hand from here on. The facts of 0020 with what says that two articles differ in neither choices nor numbers.
CREATE OR REPLACE FUNCTION "facts_of_good"("key" text, "locale" text, "good" jsonb) RETURNS SETOF "good_facts"
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select key, locale, good ->> 'category', good ->> 'product_type', (good ->> 'price_minor')::bigint,
    (good ->> 'available')::boolean, good ->> 'title', said.choices, said.numbers, good ->> 'variant_group',
    hash_array_extended(said.choices, jsonb_hash_extended(said.numbers, 0))
  from (select
    array(
      select distinct (a ->> 'alias') || '=' || v
      from jsonb_array_elements(coalesce(good -> 'attributes', '[]')) a,
        jsonb_array_elements_text(coalesce(a -> 'values', '[]')) v) as choices,
    coalesce((
      select jsonb_object_agg(a ->> 'alias', a -> 'number')
      from jsonb_array_elements(coalesce(good -> 'attributes', '[]')) a where a ? 'number'), '{}') as numbers) said
$$;
--> statement-breakpoint
UPDATE "good_facts" SET "kind" = hash_array_extended(choices, jsonb_hash_extended(numbers, 0));
--> statement-breakpoint
ALTER TABLE "good_facts" ALTER COLUMN "kind" SET NOT NULL;
