<?php

declare(strict_types=1);

namespace App\Actions\Exports;

use App\Enums\ExportKind;
use App\Jobs\Exports\WriteExport;
use App\Models\Export;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Exports\ExportScope;
use App\Services\Exports\ExportSources;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Lets rows of a list out as a file, written in the background. Who, what and why is recorded before the first row is. */
final readonly class RequestExport
{
    /** At once, of one person: a worker has other work too. */
    private const MOST_AT_ONCE = 3;

    public function __construct(private AuditTrail $audit, private ExportSources $sources) {}

    /** Filters that the list does not know, or a fourth export at once, are a ValidationException. */
    public function handle(ExportKind $kind, ExportScope $scope, string $reason): Export
    {
        // Filters that make no sense are told now and not by a failed job.
        $source = $this->sources->of($kind);
        $source->matching($scope);
        $header = $source->sheet($scope)->header();

        return DB::transaction(function () use ($kind, $scope, $reason, $header): Export {
            User::query()->lockForUpdate()->findOrFail($scope->owner->id);
            if (Export::query()->where('user_id', $scope->owner->id)->whereIn('status', ['queued', 'running'])->count() >= self::MOST_AT_ONCE) {
                throw ValidationException::withMessages(['reason' => 'Three of your exports are under way. Wait until one of them is ready.']);
            }

            $export = Export::query()->create([
                'user_id' => $scope->owner->id, 'kind' => $kind, 'filters' => ['query' => $scope->query, 'ids' => $scope->ids, 'columns' => $scope->columns], 'reason' => $reason,
            ]);
            $this->audit->record(Str::replace('_', '-', $kind->value).'.exported', $export, after: [
                'reason' => $reason, 'filter' => $scope->query, 'selected' => $scope->ids === null ? null : count($scope->ids), 'columns' => $header,
            ]);
            WriteExport::dispatch($export->id);

            return $export;
        });
    }
}
