<?php

declare(strict_types=1);

namespace App\Queries\Dashboard;

use App\Data\Dashboard\LedgerLine;
use App\Data\Dashboard\LedgerProblems;
use App\Models\LedgerVerification;
use App\Models\User;

/** The result of the latest ledger verification. */
final readonly class LedgerLineQuery
{
    /** Verification runs every night and may take up to two hours. */
    private const LATE_AFTER_HOURS = 26;

    private const RUNS_AT_MOST_HOURS = 1;

    /** Null for viewers who don't approve large withdrawals. */
    public function of(User $viewer): ?LedgerLine
    {
        if (! $viewer->approvesLargeWithdrawals()) {
            return null;
        }

        $last = LedgerVerification::query()->whereNotNull('finished_at')->orderByDesc('id')->first();
        $begun = LedgerVerification::query()->whereNull('finished_at')->where('id', '>', $last->id ?? 0)->orderByDesc('id')->first();

        return new LedgerLine(
            $this->state($last, $begun), $last?->finished_at, $last->entries_count ?? 0, $last->problems_count ?? 0,
            array_map(static fn (array $found): LedgerProblems => new LedgerProblems($found['kind'], $found['label'], $found['count'], $found['examples']), $last->problems ?? []),
        );
    }

    /** @return 'adds_up'|'problems'|'late'|'broke_off'|'never' */
    private function state(?LedgerVerification $last, ?LedgerVerification $begun): string
    {
        return match (true) {
            $last !== null && $last->problems_count > 0 => 'problems',
            $begun !== null && $begun->started_at->diffInHours(now()) >= self::RUNS_AT_MOST_HOURS => 'broke_off',
            $last === null => 'never',
            $last->finished_at?->diffInHours(now()) >= self::LATE_AFTER_HOURS => 'late',
            default => 'adds_up',
        };
    }
}
