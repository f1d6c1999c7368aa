<?php

declare(strict_types=1);

namespace App\Actions\Exports;

use App\Models\Export;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

/** Records that a file of personal data is taken, before its first byte goes out: one broken off has still been taken. */
final readonly class RecordDownload
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Export $export): void
    {
        DB::transaction(function () use ($export): void {
            Export::query()->whereKey($export->id)->update(['downloaded_at' => now()]);
            $this->audit->record('export.downloaded', $export);
        });
    }
}
