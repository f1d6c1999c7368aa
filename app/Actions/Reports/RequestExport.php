<?php

declare(strict_types=1);

namespace App\Actions\Reports;

use App\Domain\Reports\ExportAccess;
use App\Domain\Reports\ExportLimit;
use App\Enums\ExportKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Reports\WriteExport;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportSources;
use App\Models\Export;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Starts a background export of a list. The audit trail records it before the first row is written. */
final readonly class RequestExport
{
    public function __construct(private AuditTrail $audit, private ExportSources $sources) {}

    /** @throws ValidationException for unknown filters, or on `reason` when three exports are running */
    public function handle(ExportKind $kind, ExportScope $scope, string $reason): Export
    {
        // `sheet()` validates the filters, so invalid ones fail here rather than in the job.
        $header = $this->sources->of($kind)->sheet($scope)->header();

        return DB::transaction(function () use ($kind, $scope, $reason, $header): Export {
            ExportLimit::ensureFree($scope->owner);
            $export = Export::query()->create([
                'user_id' => $scope->owner->id, 'kind' => $kind, 'reason' => $reason,
                'filters' => [
                    'query' => $scope->query, 'ids' => $scope->ids, 'columns' => $scope->columns, 'timezone' => $scope->owner->timezone,
                    ...ExportAccess::contents($scope->owner, $kind),
                ],
            ]);
            $this->audit->record(Str::replace('_', '-', $kind->value).'.exported', $export, after: [
                'reason' => $reason, 'filter' => $scope->query, 'selected' => $scope->ids === null ? null : count($scope->ids), 'columns' => $header,
            ]);
            WriteExport::dispatch($export->id);

            return $export;
        });
    }
}
