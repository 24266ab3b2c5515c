ALTER TABLE "export_plan_settings" ADD COLUMN "advised_since" timestamptz;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD COLUMN "market" text;--> statement-breakpoint
ALTER TABLE "export_plans" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "export_plans" ADD COLUMN "counted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD COLUMN "decline_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "export_plans_counted" ON "export_plans" USING btree ("counted_at");--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD CONSTRAINT "export_plan_tasks_pair" CHECK (num_nonnulls("export_plan_tasks"."product", "export_plan_tasks"."market") in (0, 2));--> statement-breakpoint
ALTER TABLE "export_plans" ADD CONSTRAINT "export_plans_next_step" CHECK ("export_plans"."next_step" in ('verify', 'company', 'readiness', 'product', 'origin', 'documents', 'buyers', 'event', 'finance', 'shipment'));--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_decline_reason" CHECK ("quotation_requests"."decline_reason" in ('product', 'capacity', 'minimum', 'market', 'terms', 'other'));