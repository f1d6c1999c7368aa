<?php

declare(strict_types=1);

use App\Database\WithdrawalGuards;
use Illuminate\Database\Migrations\Migration;

return new class extends Migration
{
    public function up(): void
    {
        WithdrawalGuards::create();
    }

    public function down(): void
    {
        WithdrawalGuards::drop();
    }
};
