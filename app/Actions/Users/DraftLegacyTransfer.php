<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\LegacyTransferScope;
use App\Enums\OwnedWorkKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\LegacyTransfer;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/**
 * The dry run of a transfer: counts the records and moves none.
 *
 * @phpstan-import-type Filters from LegacyTransfer
 */
final readonly class DraftLegacyTransfer
{
    public function __construct(private LegacyTransferScope $scope, private SentFormRegistry $forms, private AuditTrail $audit) {}

    /**
     * @param  non-empty-list<OwnedWorkKind>  $kinds
     * @param  Filters  $filters
     * @param  string|null  $reference  identifies the form
     *
     * @throws ValidationException on `to_id` when that colleague can't open such records, on `kinds` when there are none
     */
    public function handle(User $from, User $to, array $kinds, array $filters, string $reason, User $creator, ?string $reference = null): LegacyTransfer
    {
        $counts = $newest = [];
        foreach ($kinds as $kind) {
            $open = $this->scope->open($kind, $from->id, $filters);
            $newest[$kind->value] = (int) $open->max('id');
            $counts[$kind->value] = $open->count();
        }
        if (array_sum($counts) === 0) {
            throw ValidationException::withMessages(['kinds' => "{$from->full_name} has no such records."]);
        }
        $refusal = $this->scope->refusalOf(
            $to,
            ...array_values(array_filter($kinds, static fn (OwnedWorkKind $kind): bool => ($counts[$kind->value] ?? 0) > 0)),
        );
        if ($refusal !== null) {
            throw ValidationException::withMessages(['to_id' => $refusal]);
        }

        $content = [$from->id, $to->id, $kinds, $filters, $reason];
        $make = function () use ($from, $to, $kinds, $filters, $reason, $creator, $counts, $newest): LegacyTransfer {
            $transfer = LegacyTransfer::query()->create([
                'from_id' => $from->id,
                'to_id' => $to->id,
                'kinds' => array_column($kinds, 'value'),
                'filters' => $filters,
                'counts' => $counts,
                'newest' => $newest,
                'total_rows' => array_sum($counts),
                'reason' => $reason,
                'created_by' => $creator->id,
            ]);
            $this->audit->record('legacy_transfer.drafted', $transfer, after: [...$transfer->only(['from_id', 'to_id', 'filters', 'counts', 'reason'])]);

            return $transfer;
        };

        return $this->forms->once($creator, $reference, LegacyTransfer::class, $content, $make);
    }
}
