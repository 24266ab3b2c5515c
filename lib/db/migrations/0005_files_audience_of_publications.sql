update "files" set "audience" = 'user' where not "is_public";
--> statement-breakpoint
update "files" set "audience" = 'vip'
  from "publications"
  where "publications"."for_vip" = 1
    and '/api/files/' || "files"."key" in ("publications"."TARIFF_FILE", "publications"."TARIFF_FILE_AR");
