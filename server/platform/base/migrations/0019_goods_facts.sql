CREATE TABLE "good_facts" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"category" text NOT NULL,
	"product_type" text,
	"price_minor" bigint NOT NULL,
	"available" boolean NOT NULL,
	"title" text NOT NULL,
	"choices" text[] NOT NULL,
	"numbers" jsonb NOT NULL,
	CONSTRAINT "good_facts_key_locale_pk" PRIMARY KEY("key","locale")
);
--> statement-breakpoint
DROP INDEX "content_entry_good_category";--> statement-breakpoint
CREATE INDEX "good_facts_category" ON "good_facts" USING btree ("category");--> statement-breakpoint
-- Written by hand from here on. One row of good_facts, of the body of an article.
CREATE FUNCTION "facts_of_good"("key" text, "locale" text, "good" jsonb) RETURNS SETOF "good_facts"
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select key, locale, good ->> 'category', good ->> 'product_type', (good ->> 'price_minor')::bigint,
    (good ->> 'available')::boolean, good ->> 'title',
    array(
      select distinct (a ->> 'alias') || '=' || v
      from jsonb_array_elements(coalesce(good -> 'attributes', '[]')) a,
        jsonb_array_elements_text(coalesce(a -> 'values', '[]')) v),
    coalesce((
      select jsonb_object_agg(a ->> 'alias', a -> 'number')
      from jsonb_array_elements(coalesce(good -> 'attributes', '[]')) a where a ? 'number'), '{}')
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_good_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    delete from good_facts f where f.key = old.key and f.locale = old.locale;
  end if;
  if tg_op <> 'DELETE' then
    if new.published is not null then
      insert into good_facts select * from facts_of_good(new.key, new.locale, new.published);
    end if;
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "good_facts_inserted" AFTER INSERT ON "content_entry"
FOR EACH ROW WHEN (new.kind = 'good') EXECUTE FUNCTION "keep_good_facts"();
--> statement-breakpoint
CREATE TRIGGER "good_facts_updated" AFTER UPDATE ON "content_entry"
FOR EACH ROW WHEN (new.kind = 'good' and old.published is distinct from new.published)
EXECUTE FUNCTION "keep_good_facts"();
--> statement-breakpoint
CREATE TRIGGER "good_facts_deleted" AFTER DELETE ON "content_entry"
FOR EACH ROW WHEN (old.kind = 'good') EXECUTE FUNCTION "keep_good_facts"();
--> statement-breakpoint
INSERT INTO "good_facts"
SELECT f.* FROM "content_entry" e, "facts_of_good"(e.key, e.locale, e.published) f
WHERE e.kind = 'good' AND e.published IS NOT NULL;
