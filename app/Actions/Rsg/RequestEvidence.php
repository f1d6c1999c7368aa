<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Reports\ExportLimit;
use App\Domain\Rsg\Evidence\EvidenceScope;
use App\Enums\ExportKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Reports\WriteExport;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\Export;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Starts an evidence pack about a client or an excluded person. The activity log records it before the first row is read. */
final readonly class RequestEvidence
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  string  $from  a day of the business, such as 2026-11-01
     * @param  string  $until  a day, included
     *
     * @throws ValidationException on `reason` when three exports are running
     */
    public function handle(Client|ExclusionCase $subject, string $from, string $until, string $reason, User $owner): Export
    {
        return DB::transaction(function () use ($subject, $from, $until, $reason, $owner): Export {
            ExportLimit::ensureFree($owner);
            $export = Export::query()->create([
                'user_id' => $owner->id, 'kind' => ExportKind::Evidence, 'subject_type' => $subject->getMorphClass(), 'subject_id' => $subject->id,
                'filters' => EvidenceScope::filters($subject, $from, $until), 'reason' => $reason,
            ]);
            $this->audit->record(
                'evidence.requested',
                $subject,
                after: ['evidence_pack_id' => $export->id, 'from' => $from, 'until' => $until, 'reason' => $reason],
            );
            WriteExport::dispatch($export->id);

            return $export;
        });
    }
}
