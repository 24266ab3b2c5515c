CREATE TABLE "export_plan_ticks" (
	"user_id" integer NOT NULL,
	"step" text NOT NULL,
	"ticked_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "export_plan_ticks_user_id_step_pk" PRIMARY KEY("user_id","step"),
	CONSTRAINT "export_plan_ticks_step" CHECK ("export_plan_ticks"."step" in ('verify', 'company', 'readiness', 'product', 'origin', 'documents', 'buyers', 'event', 'finance', 'shipment'))
);
--> statement-breakpoint
CREATE TABLE "export_plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"markets" text[] DEFAULT '{}' NOT NULL,
	"stage" text,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "export_plans_stage" CHECK ("export_plans"."stage" in ('starting', 'ready', 'exporting')),
	CONSTRAINT "export_plans_products" CHECK (cardinality("export_plans"."products") <= 5),
	CONSTRAINT "export_plans_markets" CHECK (cardinality("export_plans"."markets") <= 5)
);
--> statement-breakpoint
ALTER TABLE "export_plan_ticks" ADD CONSTRAINT "export_plan_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_plans" ADD CONSTRAINT "export_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;