CREATE TABLE "saved_views" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"views" jsonb NOT NULL,
	CONSTRAINT "saved_views_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;