ALTER TABLE "export_plan_settings" ADD COLUMN "advised_since" timestamptz;--> statement-breakpoint
ALTER TABLE "export_plans" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "export_plans" ADD COLUMN "counted_at" timestamptz;--> statement-breakpoint
CREATE INDEX "export_plans_counted" ON "export_plans" USING btree ("counted_at");--> statement-breakpoint
ALTER TABLE "export_plans" ADD CONSTRAINT "export_plans_next_step" CHECK ("export_plans"."next_step" in ('verify', 'company', 'readiness', 'product', 'origin', 'documents', 'buyers', 'event', 'finance', 'shipment'));