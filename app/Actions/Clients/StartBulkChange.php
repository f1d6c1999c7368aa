<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BulkChangeKind;
use App\Jobs\Clients\RunBulkChange;
use App\Models\BulkChange;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Bulk\ClientBulkRunner;
use App\Services\Bulk\ClientBulkScope;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Changes many clients: a few at once, more in the background. */
final readonly class StartBulkChange
{
    public function __construct(private AuditTrail $audit, private ClientBulkScope $scope, private ClientBulkRunner $runner) {}

    /**
     * A second one while one is under way is a ValidationException on `kind`.
     *
     * @param  array{value: string, category?: string}  $payload
     * @param  array{query: array<string, string>, ids: list<int>|null}  $filters
     */
    public function handle(BulkChangeKind $kind, array $payload, array $filters, User $user): BulkChange
    {
        // Filters that make no sense are told now and not by a failed job.
        $this->scope->matching($filters, $user);

        $change = DB::transaction(function () use ($kind, $payload, $filters, $user): BulkChange {
            User::query()->lockForUpdate()->findOrFail($user->id);
            if (BulkChange::query()->where('user_id', $user->id)->whereIn('status', ['queued', 'running', 'undoing'])->exists()) {
                throw ValidationException::withMessages(['kind' => 'Another change of yours is still under way. Wait until it is done, or cancel it.']);
            }
            $change = BulkChange::query()->create(['user_id' => $user->id, 'kind' => $kind, 'payload' => $payload, 'filters' => $filters]);
            $this->audit->record('clients.bulk_changed', $change, after: ['kind' => $kind->value, 'value' => $kind === BulkChangeKind::Note ? null : $payload['value'], 'filter' => $filters['query'], 'selected' => $filters['ids'] === null ? null : count($filters['ids'])]);

            return $change;
        });

        if ($filters['ids'] !== null && count($filters['ids']) < ClientBulkRunner::BATCH) {
            $this->runner->runBatch($change->id);
        } else {
            RunBulkChange::dispatch($change->id);
        }

        return $change->refresh();
    }
}
