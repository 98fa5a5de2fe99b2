ALTER TABLE "shop_orders" ADD COLUMN "holder" text;--> statement-breakpoint
CREATE INDEX "shop_orders_holder" ON "shop_orders" USING btree ("holder","created_at");