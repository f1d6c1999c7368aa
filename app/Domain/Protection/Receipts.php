<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\PermissionReceipt;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;

/**
 * Writes permission receipts, in the transaction of the caller. A refusal often ends the transaction with an exception, so refusals
 * are written again after the rollback.
 */
final class Receipts
{
    private const BATCH = 500;

    /** @var list<array{int, array<string, mixed>}> refusals that a rollback would lose, with the level of their transaction */
    private array $refused = [];

    public function __construct(private readonly CurrentImpersonation $impersonation) {}

    /**
     * @param  array<int, Decision>  $decisions
     * @param  Model|null  $subject  what was decided about: a message, a bonus, a payment
     */
    public function write(array $decisions, ?Model $subject = null): void
    {
        $rows = array_map(fn (Decision $decision): array => $this->row($decision, $subject), array_values($decisions));
        foreach (array_chunk($rows, self::BATCH) as $batch) {
            PermissionReceipt::query()->insert($batch);
        }
        $this->remember(array_values(array_filter($rows, static fn (array $row): bool => ! $row['is_allowed'])));
    }

    /** Writes the refusals again that were lost with the transactions above this level. */
    public function rolledBackTo(int $level): void
    {
        $lost = array_values(array_column(array_filter($this->refused, static fn (array $refusal): bool => $refusal[0] > $level), 1));
        $this->refused = array_values(array_filter($this->refused, static fn (array $refusal): bool => $refusal[0] <= $level));
        if ($lost === []) {
            return;
        }
        // What the refusal was about was rolled back, too.
        $lost = array_map(static fn (array $row): array => [...$row, 'subject_type' => null, 'subject_id' => null], $lost);
        PermissionReceipt::query()->insert($lost);
        $this->remember($lost);
    }

    public function committedTo(int $level): void
    {
        $this->refused = $level === 0 ? [] : array_map(static fn (array $refusal): array => [min($refusal[0], $level), $refusal[1]], $this->refused);
    }

    /** @param  list<array<string, mixed>>  $rows */
    private function remember(array $rows): void
    {
        $level = DB::transactionLevel();
        if ($level > 0) {
            array_push($this->refused, ...array_map(static fn (array $row): array => [$level, $row], $rows));
        }
    }

    /** @return array<string, mixed> */
    private function row(Decision $decision, ?Model $subject): array
    {
        return [
            'person_type' => $decision->input->type,
            'person_id' => $decision->input->id,
            'subject_type' => $subject?->getMorphClass(),
            'subject_id' => $subject?->getKey(),
            'purpose' => $decision->purpose->value,
            'is_allowed' => $decision->isAllowed(),
            'reasons' => json_encode(array_map(static fn (Refusal $refusal): array => ['code' => $refusal->code, 'text' => $refusal->text], $decision->refusals), JSON_THROW_ON_ERROR),
            'inputs' => json_encode($decision->input->toArray(), JSON_THROW_ON_ERROR),
            'rule_version' => GateRules::VERSION,
            'actor_id' => Auth::id(),
            'impersonator_id' => $this->impersonation->actorId(),
            'decided_at' => $decision->at->format('Y-m-d H:i:s'),
        ];
    }
}
