<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('evidence_files', function (Blueprint $table): void {
            $table->comment('Files of evidence packs. They stay when a pack has expired, so that a copy of it can still be recognised.');

            $table->id();
            $table->foreignId('export_id')->constrained();
            $table->string('name', 80);
            $table->string('section', 32)->nullable()->comment('Null for the index, the manifest and the seal.');
            $table->unsignedBigInteger('last_id')->nullable()->comment('The last row, when more rows of the section follow.');
            $table->unsignedInteger('rows_count')->default(0);
            $table->unsignedInteger('bytes');
            $table->unsignedInteger('packed_bytes');
            $table->unsignedBigInteger('crc32');
            $table->unsignedBigInteger('offset')->comment('Where the file begins in the zip.');
            $table->string('sha256', 64);

            $table->unique(['export_id', 'name']);
        });
    }
};
