<?php

declare(strict_types=1);

namespace App\Actions\Reports;

use App\Enums\ExportKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Export;
use Illuminate\Support\Facades\DB;

/** Records a download of personal data before the first byte is sent, because an aborted download also counts. */
final readonly class RecordDownload
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Export $export): void
    {
        DB::transaction(function () use ($export): void {
            Export::query()->whereKey($export->id)->update(['downloaded_at' => now()]);
            // In the activity log of the client, whose data it is.
            $export->kind === ExportKind::Evidence
                ? $this->audit->record('evidence.downloaded', $export->subject ?? $export, after: ['evidence_pack_id' => $export->id])
                : $this->audit->record('export.downloaded', $export);
        });
    }
}
