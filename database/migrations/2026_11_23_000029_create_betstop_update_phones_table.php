<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('betstop_update_phones', function (Blueprint $table): void {
            $table->comment('The other phones of BetStop notices, for finding the person by one of them.');

            $table->foreignId('betstop_update_id')->constrained()->cascadeOnDelete();
            $table->string('e164', 20);

            $table->primary(['betstop_update_id', 'e164']);
            $table->index('e164')->comment('Checks a person by phone number.');
        });
    }
};
