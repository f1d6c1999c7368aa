<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

/** A merge repoints every row that names the client, or an account that two clients have at one site or bank. */
return new class extends Migration
{
    private const COLUMNS = [
        'transfers' => 'to_site_account_id', 'balance_postings' => 'site_account_id', 'withdrawals' => 'bank_account_id', 'notifications' => 'client_id',
    ];

    public function up(): void
    {
        foreach (self::COLUMNS as $name => $column) {
            Schema::table($name, static fn (Blueprint $table) => $table->index($column));
        }
    }
};
