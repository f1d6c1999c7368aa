<?php

declare(strict_types=1);

namespace App\Actions\DuplicateOsko;

use App\Domain\DuplicateOsko\BankLineFeatures;
use App\Domain\DuplicateOsko\CandidateFinder;
use App\Domain\DuplicateOsko\PairRepository;
use App\Domain\DuplicateOsko\PairScore;
use App\Domain\DuplicateOsko\PairScorer;
use App\Domain\DuplicateOsko\PayerHistory;
use App\Domain\Guides\GuideValues;
use App\Enums\DuplicateCaseStatus;
use App\Enums\GuideValue;
use App\Models\BankLine;
use App\Models\DuplicateCase;
use Illuminate\Support\Facades\DB;

/**
 * Compares a bank line with earlier ones and opens a case with the most likely of them. Safe to repeat: decisions stay, and an
 * open case gets its new score. A line is the repeat in one case only, so a payment that came three times is two cases.
 */
final readonly class FindDuplicates
{
    /** Deposits, cases and history are read for these only. */
    private const BEST = 12;

    public function __construct(private CandidateFinder $finder, private PairScorer $scorer, private OpenDuplicate $open, private GuideValues $values) {}

    /** The case in which the line is the later one, new or existing; null when there is none. */
    public function handle(int $lineId): ?DuplicateCase
    {
        $stored = BankLine::query()->find($lineId);
        $line = $stored === null ? null : BankLineFeatures::of($stored);
        $candidates = $line?->isComparable() === true ? $this->candidates($line) : [];
        if ($line === null || $candidates === []) {
            return null;
        }

        [$other, $score] = $this->best($line, $candidates);

        return $other === null || $score === null ? null : $this->keep($other, $line, $score);
    }

    /** @return list<BankLineFeatures> most likely first */
    private function candidates(BankLineFeatures $line): array
    {
        $ranked = [];
        foreach ($this->finder->find($line) as $other) {
            // Later lines are compared with this one when their own turn comes.
            $score = $other->id < $line->id ? $this->scorer->score($other, $line, new PayerHistory) : null;
            if ($score?->isCase($this->values->int(GuideValue::DuplicateScore)) === true) {
                $ranked[] = [-$score->score, abs($other->valueAt->getTimestamp() - $line->valueAt->getTimestamp()), $other];
            }
        }
        usort($ranked, static fn (array $one, array $two): int => [$one[0], $one[1]] <=> [$two[0], $two[1]]);

        return array_slice(array_column($ranked, 2), 0, self::BEST);
    }

    /**
     * @param  list<BankLineFeatures>  $candidates
     * @return array{?BankLineFeatures, ?PairScore}
     */
    private function best(BankLineFeatures $line, array $candidates): array
    {
        $stored = new PairRepository($line, $candidates);
        $own = $stored->withDeposit($line);
        $best = [null, null];
        foreach ($candidates as $candidate) {
            $other = $stored->withDeposit($candidate);
            [$earlier, $later] = $other->isBefore($own) ? [$other, $own] : [$own, $other];
            $score = $stored->isPaired($earlier, $later) ? null : $this->scorer->score($earlier, $later, $stored->history($earlier, $later));
            if ($score?->isCase($this->values->int(GuideValue::DuplicateScore)) === true && $score->score > ($best[1]->score ?? 0)) {
                $best = [$other, $score];
            }
        }

        return $best;
    }

    private function keep(BankLineFeatures $other, BankLineFeatures $line, PairScore $score): DuplicateCase
    {
        return DB::transaction(function () use ($other, $line, $score): DuplicateCase {
            $cases = DuplicateCase::query()->where('right_bank_line_id', $line->id)->lockForUpdate()->get();
            $known = $cases->firstWhere('left_bank_line_id', $other->id);
            if ($known?->status === DuplicateCaseStatus::Open) {
                $known->update(['score' => $score->score, 'reasons' => $score->reasons]);
            }

            return $known
                ?? $cases->first(static fn (DuplicateCase $case): bool => $case->status !== DuplicateCaseStatus::Dismissed && $case->score >= $score->score)
                ?? $this->open->handle($other, $line, $score);
        }, 3);
    }
}
