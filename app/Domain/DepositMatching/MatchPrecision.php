<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Measures how often past suggestions were right. Only the latest decisions of each signature count, so the cost stays constant. */
final readonly class MatchPrecision
{
    private const LATEST = 2_000;

    private const LATEST_OF_ALL = 20_000;

    /** Lower ends of the bands, best first. */
    private const BANDS = [90, 75, 60, 40, 0];

    /**
     * @param  list<string>  $signatures
     * @return array<string, AccuracyMeasure>
     */
    public function ofAll(array $signatures): array
    {
        $measures = array_fill_keys($signatures, new AccuracyMeasure(0, 0));
        foreach (array_chunk($signatures, 50) as $chunk) {
            $all = null;
            foreach ($chunk as $at => $signature) {
                $latest = DB::table('match_decisions')
                    ->where('signature', $signature)
                    ->whereNotNull('decided_at')
                    ->orderByDesc('decided_at')
                    ->limit(self::LATEST)
                    ->select(['signature', 'is_right']);
                $part = self::counted(DB::query()->fromSub($latest, "latest{$at}"), 'signature');
                $all = $all === null ? $part : $all->unionAll($part);
            }
            foreach ($all?->get() ?? [] as $row) {
                $measures[$row->signature] = new AccuracyMeasure((int) $row->right_count, (int) $row->wrong_count);
            }
        }

        return $measures;
    }

    /** @return array<int, AccuracyMeasure> by the lower end of the score's band, best first */
    public function byBand(): array
    {
        $latest = DB::table('match_decisions')
            ->whereNotNull('decided_at')
            ->orderByDesc('decided_at')
            ->limit(self::LATEST_OF_ALL)
            ->select(['score', 'is_right']);
        $right = $wrong = array_fill_keys(self::BANDS, 0);
        foreach (self::counted(DB::query()->fromSub($latest, 'latest'), 'score')->get() as $row) {
            $band = self::band((int) $row->score);
            $right[$band] += (int) $row->right_count;
            $wrong[$band] += (int) $row->wrong_count;
        }

        return array_combine(self::BANDS, array_map(static fn (int $band): AccuracyMeasure => new AccuracyMeasure($right[$band], $wrong[$band]), self::BANDS));
    }

    private static function band(int $score): int
    {
        foreach (self::BANDS as $band) {
            if ($score >= $band) {
                return $band;
            }
        }

        return 0;
    }

    private static function counted(Builder $latest, string $column): Builder
    {
        $isRight = DB::connection()->getDriverName() === 'pgsql' ? 'is_right' : 'is_right = 1';

        return $latest
            ->groupBy($column)
            ->selectRaw(
                "{$column}, sum(case when {$isRight} then 1 else 0 end) as right_count, sum(case when {$isRight} then 0 else 1 end) as wrong_count",
            );
    }
}
