ALTER TABLE "export_plan_tasks" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD COLUMN "market" text;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD CONSTRAINT "export_plan_tasks_pair" CHECK (num_nonnulls("export_plan_tasks"."product", "export_plan_tasks"."market") in (0, 2));