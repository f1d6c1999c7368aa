<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Domain\People\MatchCandidate;
use App\Domain\People\PairScorer;
use Tests\Support\Matching\LabelledPairs;
use Tests\TestCase;

final class LabelledPairsTest extends TestCase
{
    public function test_eighty_points_separate_the_same_person_from_family_and_namesakes(): void
    {
        $pairs = LabelledPairs::all();
        $missed = $wrong = [];
        $right = 0;
        foreach ($pairs as $what => [$isSame, $left, $right_]) {
            [$score] = (new PairScorer)->score($left, $right_, ['203.0.113.9' => 2]);
            $isLikely = $score >= MatchCandidate::LIKELY;
            match (true) {
                $isSame && $isLikely => $right++,
                $isSame => $missed[] = "{$what}: {$score}",
                $isLikely => $wrong[] = "{$what}: {$score}",
                default => null,
            };
        }

        self::assertGreaterThanOrEqual(200, count($pairs));
        self::assertSame([], $wrong, 'Precision at 80 is 100 per cent on this set.');
        $recall = $right / ($right + count($missed));
        self::assertGreaterThanOrEqual(0.95, $recall, "Recall at 80 is {$recall}; missed: ".implode('; ', $missed));
    }
}
