<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Support\Facades\DB;

return new class extends Migration
{
    public function up(): void
    {
        // MariaDB's collation takes joe and Joe for one already, by the unique index.
        if (in_array(DB::connection()->getDriverName(), ['sqlite', 'pgsql'], true)) {
            DB::statement('create index site_accounts_folded_username_index on site_accounts (operator_site_id, lower(username))');
        }
    }
};
