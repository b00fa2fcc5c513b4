CREATE INDEX "orders_day" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_buyer_name" ON "orders" USING btree ((buyer->>'name'));--> statement-breakpoint
CREATE INDEX "orders_receiver_name" ON "orders" USING btree ((receiver->>'name'));--> statement-breakpoint
CREATE INDEX "orders_buyer_hp" ON "orders" USING btree ((regexp_replace(buyer->>'hp', '[^0-9]', '', 'g')));