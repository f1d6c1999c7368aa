<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Support\Facades\DB;

/** Transactions of deposits that the feed confirmed before they took its rail and reference over. */
return new class extends Migration
{
    public function up(): void
    {
        // The days are added up anew in the same step, because no posting tells of the change.
        DB::transaction(static function (): void {
            $changed = DB::affectingStatement("update transactions
                set rail = (select d.rail from deposits d where d.id = transactions.source_id),
                    reference = (select substr(l.bank_reference, 1, 64) from deposits d join bank_lines l on l.id = d.bank_line_id where d.id = transactions.source_id)
                where source_type = 'deposit' and exists (select 1 from deposits d join bank_lines l on l.id = d.bank_line_id where d.id = transactions.source_id
                    and (transactions.rail is null or transactions.rail <> d.rail or transactions.reference is null or transactions.reference <> substr(l.bank_reference, 1, 64)))");
            if ($changed > 0) {
                DB::table('transaction_days_head')->update(['last_ledger_id' => 0]);
            }
        });
    }

    public function down(): void
    {
        // What the transactions said before was wrong.
    }
};
