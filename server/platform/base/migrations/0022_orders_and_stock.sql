CREATE TABLE "shop_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid,
	"status" text NOT NULL,
	"payment" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"goods_minor" bigint NOT NULL,
	"delivery" jsonb NOT NULL,
	"total_minor" bigint NOT NULL,
	"contact" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"locale" text NOT NULL,
	"request_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"gateway_reference" text,
	"redirect_url" text,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"is_reserved" boolean NOT NULL,
	"tracking" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "shop_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "shop_orders_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "shop_order_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff" text,
	"is_told" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"reference" text,
	CONSTRAINT "shop_refunds_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "good_stock" (
	"good" text NOT NULL,
	"condition" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "good_stock_good_condition_pk" PRIMARY KEY("good","condition"),
	CONSTRAINT "good_stock_pieces" CHECK ("good_stock"."reserved" >= 0 and "good_stock"."reserved" <= "good_stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "good_stock_turns" (
	"good" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loan_applications" ADD COLUMN "is_for_purchase" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_events" ADD CONSTRAINT "shop_order_events_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refunds" ADD CONSTRAINT "shop_refunds_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_orders_customer" ON "shop_orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_orders_status" ON "shop_orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "shop_orders_expires" ON "shop_orders" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shop_order_events_order" ON "shop_order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "shop_refunds_done" ON "shop_refunds" USING btree ("done_at");
--> statement-breakpoint
-- Written by hand from here on. Whether nothing is left of an article: each of its conditions is counted, and none has a piece.
CREATE FUNCTION "good_is_sold_out"("key" text, "good" jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  select coalesce(bool_and(s.on_hand is not null and s.on_hand <= s.reserved), false)
  from (
    select c ->> 'id' as condition from jsonb_array_elements(coalesce(good -> 'sale_conditions', '[]')) c
    union all
    select '' where jsonb_array_length(coalesce(good -> 'sale_conditions', '[]')) = 0
  ) w left join good_stock s on s.good = key and s.condition = w.condition
$$;
--> statement-breakpoint
-- What goes live is available only as far as there are pieces of it.
CREATE FUNCTION "stock_in_good_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.available and exists (select from good_stock s where s.good = new.key) then
    new.available := not good_is_sold_out(new.key, (
      select e.published from content_entry e where e.kind = 'good' and e.key = new.key and e.locale = new.locale));
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "good_facts_stock" BEFORE INSERT ON "good_facts"
FOR EACH ROW EXECUTE FUNCTION "stock_in_good_facts"();
--> statement-breakpoint
-- Lists learn when the last piece goes and when the first is back, and of no sale in between.
CREATE FUNCTION "keep_stock_in_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed text := case when tg_op = 'DELETE' then old.good else new.good end;
begin
  if tg_op = 'UPDATE' then
    if (old.on_hand > old.reserved) = (new.on_hand > new.reserved) then
      return null;
    end if;
  end if;
  insert into good_stock_turns (good) values (changed) on conflict do nothing;
  update good_facts f
  set available = (e.published ->> 'available')::boolean and not good_is_sold_out(changed, e.published)
  from content_entry e
  where f.key = changed and e.kind = 'good' and e.key = f.key and e.locale = f.locale and e.published is not null
    and f.available <> ((e.published ->> 'available')::boolean and not good_is_sold_out(changed, e.published));
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "good_stock_changed" AFTER INSERT OR UPDATE OR DELETE ON "good_stock"
FOR EACH ROW EXECUTE FUNCTION "keep_stock_in_facts"();
--> statement-breakpoint
-- An article as it is answered: not available where all of it is counted and nothing is left.
CREATE FUNCTION "good_with_stock"("key" text, "good" jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  select case when good_is_sold_out(key, good) then good || '{"available": false}' else good end
$$;
