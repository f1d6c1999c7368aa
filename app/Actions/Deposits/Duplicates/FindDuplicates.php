<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\BankLine;
use App\Models\DuplicateCase;
use App\Services\Deposits\Duplicates\LineFacts;
use App\Services\Deposits\Duplicates\LineWindow;
use App\Services\Deposits\Duplicates\PairContext;
use App\Services\Deposits\Duplicates\PairScore;
use App\Services\Deposits\Duplicates\PairScorer;
use App\Services\Deposits\Duplicates\PayerHabit;
use Illuminate\Support\Facades\DB;

/**
 * Looks whether a line of the bank repeats one that was here before it, and opens a case for the likeliest of them.
 *
 * Again does no harm: a pair is one row, what people have decided stays, and an open case gets its newest score. A line has
 * one case as the repeat, so that a payment that came three times is two cases, not three.
 */
final readonly class FindDuplicates
{
    /** The likeliest by ids, names and times; what is known around them is asked for these. */
    private const LOOKED_AT = 12;

    public function __construct(private LineWindow $window, private PairScorer $scorer, private SuspectRepeat $suspect) {}

    /** The case that the line is the newer half of, opened now or before; null when there is none. */
    public function handle(int $lineId): ?DuplicateCase
    {
        $stored = BankLine::query()->find($lineId);
        $line = $stored === null ? null : LineFacts::of($stored);
        $candidates = $line?->isLookedAt() === true ? $this->likely($line) : [];
        if ($line === null || $candidates === []) {
            return null;
        }

        [$other, $score] = $this->best($line, $candidates);

        return $other === null || $score === null ? null : $this->keep($other, $line, $score);
    }

    /** @return list<LineFacts> that came before the line, the likeliest first */
    private function likely(LineFacts $line): array
    {
        $scores = [];
        $likely = [];
        foreach ($this->window->around($line) as $other) {
            // What came after the line looks back at it on its own.
            $score = $other->id < $line->id ? $this->scorer->score($other, $line, PayerHabit::none()) : null;
            if ($score?->isCase() === true) {
                $scores[$other->id] = $score->score;
                $likely[] = $other;
            }
        }
        usort($likely, static fn (LineFacts $one, LineFacts $two): int => [$scores[$two->id], abs($one->valueAt->getTimestamp() - $line->valueAt->getTimestamp())]
            <=> [$scores[$one->id], abs($two->valueAt->getTimestamp() - $line->valueAt->getTimestamp())]);

        return array_slice($likely, 0, self::LOOKED_AT);
    }

    /**
     * @param  list<LineFacts>  $candidates
     * @return array{?LineFacts, ?PairScore}
     */
    private function best(LineFacts $line, array $candidates): array
    {
        $context = PairContext::of($line, $candidates);
        $own = $context->known($line);
        $best = [null, null];
        foreach ($candidates as $candidate) {
            $other = $context->known($candidate);
            [$earlier, $later] = $other->isBefore($own) ? [$other, $own] : [$own, $other];
            $score = $context->isTaken($earlier, $later) ? null : $this->scorer->score($earlier, $later, $context->habit($earlier, $later));
            if ($score?->isCase() === true && $score->score > ($best[1]->score ?? 0)) {
                $best = [$other, $score];
            }
        }

        return $best;
    }

    private function keep(LineFacts $other, LineFacts $line, PairScore $score): DuplicateCase
    {
        return DB::transaction(function () use ($other, $line, $score): DuplicateCase {
            $cases = DuplicateCase::query()->where('right_bank_line_id', $line->id)->lockForUpdate()->get();
            $known = $cases->firstWhere('left_bank_line_id', $other->id);
            if ($known !== null) {
                if ($known->status === DuplicateCaseStatus::Open) {
                    $known->update(['score' => $score->score, 'reasons' => $score->toArray()]);
                }

                return $known;
            }
            $waiting = $cases->first(static fn (DuplicateCase $case): bool => $case->status !== DuplicateCaseStatus::Dismissed && $case->score >= $score->score);
            if ($waiting !== null) {
                return $waiting;
            }

            return $this->suspect->handle($other, $line, $score);
        }, 3);
    }
}
