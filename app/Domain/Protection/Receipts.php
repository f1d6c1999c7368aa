<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\MatchReason;
use App\Enums\ExclusionReviewStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\ExclusionReview;
use App\Support\BulkSql;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;

/**
 * Writes permission receipts, and the uncertain matches that a colleague has to decide, in the transaction of the caller. A refusal often
 * ends the transaction with an exception, so refusals are written again after the rollback.
 */
final class Receipts
{
    private const BATCH = 500;

    /** @var list<array{int, Decision, Model|null}> refusals that a rollback would lose, with the level of their transaction and what they were about */
    private array $refused = [];

    public function __construct(private readonly CurrentImpersonation $impersonation) {}

    /**
     * @param  array<int, Decision>  $decisions
     * @param  Model|array<int, Model>|null  $subject  what was decided about: a message, a bonus, a payment; or one for each decision, by its key
     */
    public function write(array $decisions, Model|array|null $subject = null): void
    {
        $subjects = is_array($subject) ? $subject : array_fill_keys(array_keys($decisions), $subject);
        foreach (array_chunk($decisions, self::BATCH, preserve_keys: true) as $batch) {
            BulkSql::insert(
                'permission_receipts',
                array_map(
                    fn (Decision $decision, int $key): array => $this->row($decision, $subjects[$key] ?? null),
                    $batch,
                    array_keys($batch),
                ),
            );
            ExclusionReview::query()->insertOrIgnore(array_merge([], ...array_map(self::reviews(...), $batch)));
            array_map(self::reopen(...), $batch);
        }
        $level = DB::transactionLevel();
        foreach ($level === 0 ? [] : $decisions as $key => $decision) {
            if (! $decision->isAllowed()) {
                $this->refused[] = [$level, $decision, $subjects[$key] ?? null];
            }
        }
    }

    /** Writes the refusals again that were lost with the transactions above this level. A new message or bonus was lost, too. */
    public function rolledBackTo(int $level): void
    {
        $lost = array_filter($this->refused, static fn (array $refusal): bool => $refusal[0] > $level);
        $this->refused = array_values(array_filter($this->refused, static fn (array $refusal): bool => $refusal[0] <= $level));
        foreach ($lost as [, $decision, $subject]) {
            $this->write([$decision], $subject?->wasRecentlyCreated === true ? null : $subject);
        }
    }

    public function committedTo(int $level): void
    {
        $this->refused = $level === 0
            ? []
            : array_map(
                static fn (array $refusal): array => [min($refusal[0], $level), $refusal[1], $refusal[2]],
                $this->refused,
            );
    }

    /** @return list<array<string, mixed>> exclusions that a colleague has to decide about, for the first time or again */
    private static function reviews(Decision $decision): array
    {
        if ($decision->input->id === null) {
            return [];
        }
        $uncertain = array_filter(
            $decision->input->exclusions,
            static fn (ExclusionMatch $match): bool => $match->exclusion->isExclusion()
                && ($match->certainty === ExclusionCertainty::Possible || $match->isStronger),
        );

        return array_values(array_map(static fn (ExclusionMatch $match): array => [
            ...self::pair($decision, $match), ...self::evidence($match), 'created_at' => $decision->at, 'updated_at' => $decision->at,
        ], $uncertain));
    }

    /** A colleague decided that this is another person, on less evidence than there is now. */
    private static function reopen(Decision $decision): void
    {
        foreach ($decision->input->exclusions as $match) {
            if ($match->isStronger) {
                ExclusionReview::query()->where(self::pair($decision, $match))->where('status', ExclusionReviewStatus::Different)
                    ->update([...self::evidence($match), 'decided_by' => null, 'decided_at' => null, 'why' => null, 'updated_at' => $decision->at]);
            }
        }
    }

    /** @return array<string, mixed> */
    private static function pair(Decision $decision, ExclusionMatch $match): array
    {
        return [
            'person_type' => $decision->input->type,
            'person_id' => $decision->input->id,
            'source_type' => $match->sourceType,
            'source_id' => $match->sourceId,
        ];
    }

    /** @return array<string, mixed> */
    private static function evidence(ExclusionMatch $match): array
    {
        return [
            'source_text' => mb_substr($match->exclusion->reason, 0, 255), 'score' => $match->score,
            'reasons' => json_encode(array_map(static fn (MatchReason $reason): array => $reason->toArray(), $match->reasons), JSON_THROW_ON_ERROR),
            'status' => ExclusionReviewStatus::Open->value,
        ];
    }

    /** @return array<string, string|int|null> */
    private function row(Decision $decision, ?Model $subject): array
    {
        return [
            'person_type' => $decision->input->type,
            'person_id' => $decision->input->id,
            'subject_type' => $subject?->getMorphClass(),
            'subject_id' => $subject?->getKey(),
            'purpose' => $decision->purpose->value,
            'is_allowed' => (int) $decision->isAllowed(),
            'reasons' => json_encode(
                array_map(
                    static fn (Refusal $refusal): array => ['code' => $refusal->code, 'text' => $refusal->text],
                    $decision->refusals,
                ),
                JSON_THROW_ON_ERROR,
            ),
            'inputs' => json_encode($decision->inputs(), JSON_THROW_ON_ERROR),
            'rule_version' => GateRules::VERSION,
            'actor_id' => Auth::id(),
            'impersonator_id' => $this->impersonation->actorId(),
            'decided_at' => $decision->at->format('Y-m-d H:i:s'),
        ];
    }
}
