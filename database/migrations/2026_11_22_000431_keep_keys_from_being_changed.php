<?php

declare(strict_types=1);

use App\Database\KeptRows;
use Illuminate\Database\Migrations\Migration;

return new class extends Migration
{
    public function up(): void
    {
        KeptRows::createOfKeys();
    }

    public function down(): void
    {
        KeptRows::dropOfKeys();
    }
};
