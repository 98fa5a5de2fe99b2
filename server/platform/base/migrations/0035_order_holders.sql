ALTER TABLE "shop_orders" ADD COLUMN "holder" text;--> statement-breakpoint
CREATE INDEX "gateway_notifications_order" ON "gateway_notifications" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "shop_orders_holder" ON "shop_orders" USING btree ("holder","created_at");