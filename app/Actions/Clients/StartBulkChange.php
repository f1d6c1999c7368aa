<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BulkChangeKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Jobs\Clients\RunBulkChange;
use App\Lists\CappedCount;
use App\Lists\Clients\ClientBulkScope;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Starts a bulk change: a small one runs at once, a large one in the background.
 *
 * @phpstan-import-type Filters from BulkChange
 */
final readonly class StartBulkChange
{
    public function __construct(
        private AuditTrail $audit,
        private ClientBulkScope $scope,
        private AdvanceBulkChange $runner,
        private SentFormRegistry $forms,
    ) {}

    /**
     * @param  array{value: string, category?: string}  $payload
     * @param  Filters  $filters
     * @param  CappedCount|null  $expected  the count when all matching clients were chosen; null for selected clients
     * @param  string|null  $reference  identifies the form, so that a repeated submit is one change
     *
     * @throws ValidationException on `kind` while another bulk change of the user runs, on `count` when the count changed, on `ids`
     *                             when a client does not exist, and on `query` or unknown filters
     */
    public function handle(
        BulkChangeKind $kind,
        array $payload,
        array $filters,
        User $user,
        ?CappedCount $expected = null,
        ?string $reference = null,
    ): BulkChange {
        $content = [$kind->value, $payload, $filters];
        $change = $this->forms->once(
            $user,
            $reference,
            BulkChange::class,
            $content,
            fn (): BulkChange => $this->start($kind, $payload, $filters, $user, $expected),
        );

        if (! $change->wasRecentlyCreated) {
            return $change;
        }
        if ($filters['ids'] !== null && count($filters['ids']) < AdvanceBulkChange::BATCH) {
            $this->runner->handle($change->id);
        } else {
            RunBulkChange::dispatch($change->id);
        }

        return $change->refresh();
    }

    /**
     * @param  array{value: string, category?: string}  $payload
     * @param  Filters  $filters
     */
    private function start(BulkChangeKind $kind, array $payload, array $filters, User $user, ?CappedCount $expected): BulkChange
    {
        // Invalid filters fail here rather than in the job.
        $now = $this->scope->count($filters, $user);
        $this->refuseChangedSelection($filters, $now, $expected);

        return DB::transaction(function () use ($kind, $payload, $filters, $user): BulkChange {
            User::query()->lockForUpdate()->findOrFail($user->id);
            if (BulkChange::query()->where('user_id', $user->id)->whereIn('status', ['queued', 'running', 'undoing'])->exists()) {
                throw ValidationException::withMessages(['kind' => 'Your previous bulk change is still running. Wait for it to finish or cancel it.']);
            }
            $change = BulkChange::query()->create([
                'user_id' => $user->id,
                'kind' => $kind,
                'payload' => $payload,
                'filters' => $filters,
            ]);
            $this->audit->record(
                'clients.bulk_changed',
                $change,
                after: [
                    'kind' => $kind->value,
                    'value' => $kind === BulkChangeKind::Note ? null : $payload['value'],
                    'filter' => $filters['query'],
                    'selected' => $filters['ids'] === null ? null : count($filters['ids']),
                ],
            );

            return $change;
        });
    }

    /**
     * Refuses the change when the count the user confirmed is no longer right. Above the cap the exact count is unknown, so both
     * counts must be capped; the newest client's id excludes clients who were added later.
     *
     * @param  Filters  $filters
     */
    private function refuseChangedSelection(array $filters, CappedCount $now, ?CappedCount $expected): void
    {
        if ($filters['ids'] !== null) {
            $missing = count($filters['ids']) - Client::withTrashed()->toBase()->whereIntegerInRaw('id', $filters['ids'])->count();
            if ($missing > 0) {
                throw ValidationException::withMessages(['ids' => "{$missing} of the selected clients do not exist. Reload the list and select again."]);
            }
        } elseif ($expected === null || $now->count !== $expected->count || $now->isCapped !== $expected->isCapped) {
            throw ValidationException::withMessages([
                'count' => "The list has changed: {$this->words($now)} now. Nothing was changed. Check the list and try again.",
            ]);
        } elseif ($now->count === 0) {
            throw ValidationException::withMessages(['count' => 'No client matches the search and filters.']);
        }
    }

    private function words(CappedCount $count): string
    {
        $number = number_format($count->count);

        return match (true) {
            $count->isCapped => "more than {$number} clients match",
            $count->count === 1 => '1 client matches',
            default => "{$number} clients match",
        };
    }
}
