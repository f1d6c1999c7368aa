<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BulkChangeKind;
use App\Jobs\Clients\RunBulkChange;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\User;
use App\Queries\Lists\CappedCount;
use App\Services\Audit\AuditTrail;
use App\Services\Bulk\ClientBulkRunner;
use App\Services\Bulk\ClientBulkScope;
use App\Services\Records\SentForms;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Changes many clients: a few at once, more in the background.
 *
 * @phpstan-import-type Filters from BulkChange
 */
final readonly class StartBulkChange
{
    public function __construct(private AuditTrail $audit, private ClientBulkScope $scope, private ClientBulkRunner $runner, private SentForms $forms) {}

    /**
     * It is a ValidationException on `kind` while another one of theirs is under way, on `count` when other clients match now
     * than those who were counted, on `ids` when some never were there, and on `query` or a filter that the list does not know.
     *
     * @param  array{value: string, category?: string}  $payload
     * @param  Filters  $filters
     * @param  CappedCount|null  $expected  how many matched when all of them were chosen; null for ticked ones
     * @param  string|null  $reference  of the form: sent twice, it is one change
     */
    public function handle(BulkChangeKind $kind, array $payload, array $filters, User $user, ?CappedCount $expected = null, ?string $reference = null): BulkChange
    {
        $content = [$kind->value, $payload, $filters];
        $change = $this->forms->once($user, $reference, BulkChange::class, $content, fn (): BulkChange => $this->start($kind, $payload, $filters, $user, $expected));

        if (! $change->wasRecentlyCreated) {
            return $change;
        }
        if ($filters['ids'] !== null && count($filters['ids']) < ClientBulkRunner::BATCH) {
            $this->runner->runBatch($change->id);
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
        // Filters that make no sense are told now and not by a failed job.
        $now = $this->scope->count($filters, $user);
        $this->refuseOthers($filters, $now, $expected);

        return DB::transaction(function () use ($kind, $payload, $filters, $user): BulkChange {
            User::query()->lockForUpdate()->findOrFail($user->id);
            if (BulkChange::query()->where('user_id', $user->id)->whereIn('status', ['queued', 'running', 'undoing'])->exists()) {
                throw ValidationException::withMessages(['kind' => 'Another change of yours is still under way. Wait until it is done, or cancel it.']);
            }
            $change = BulkChange::query()->create(['user_id' => $user->id, 'kind' => $kind, 'payload' => $payload, 'filters' => $filters]);
            $this->audit->record('clients.bulk_changed', $change, after: ['kind' => $kind->value, 'value' => $kind === BulkChangeKind::Note ? null : $payload['value'], 'filter' => $filters['query'], 'selected' => $filters['ids'] === null ? null : count($filters['ids'])]);

            return $change;
        });
    }

    /**
     * Whoever changes all that match agreed to a number. Above the cap of a count nobody knows the exact one: there it is
     * "more than the cap" then and now, and those who came later are kept out by the newest client's id.
     *
     * @param  Filters  $filters
     */
    private function refuseOthers(array $filters, CappedCount $now, ?CappedCount $expected): void
    {
        if ($filters['ids'] !== null) {
            $missing = count($filters['ids']) - Client::withTrashed()->toBase()->whereIntegerInRaw('id', $filters['ids'])->count();
            if ($missing > 0) {
                throw ValidationException::withMessages(['ids' => "{$missing} of the selected clients were never there. Reload the list and select again."]);
            }
        } elseif ($expected === null || $now->count !== $expected->count || $now->isCapped !== $expected->isCapped) {
            throw ValidationException::withMessages(['count' => "The list has changed: {$this->words($now)} now. Nothing was changed. Look again before you go on."]);
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
