<?php

declare(strict_types=1);

namespace Tests\Feature\DuplicateOsko;

use App\Domain\DuplicateOsko\PairScorer;
use App\Enums\GuideValue;
use Tests\Support\Duplicates\LabelledPair;
use Tests\Support\Duplicates\PairGenerator;
use Tests\TestCase;

/** Precision and recall on 500 labelled pairs, 150 of them held out. docs/decisions/0026 explains the limits of the figures. */
final class LabelledPairsTest extends TestCase
{
    public function test_fixture_matches_the_generator(): void
    {
        $made = implode("\n", array_map(static fn (LabelledPair $pair): string => $pair->line(), PairGenerator::all()))."\n";

        $this->assertSame($made, file_get_contents(LabelledPair::FILE));
        $this->assertSame(500, substr_count($made, "\n"));
        $this->assertSame(150, substr_count($made, '"isHeldOut":true'));
    }

    public function test_labelled_duplicates_become_cases_and_ordinary_payments_do_not(): void
    {
        $scorer = app(PairScorer::class);
        $none = ['hit' => 0, 'false alarm' => 0, 'missed' => 0, 'left alone' => 0];
        $counts = ['tuned on' => $none, 'held out' => $none];
        foreach (LabelledPair::read() as $pair) {
            $set = $pair->isHeldOut ? 'held out' : 'tuned on';
            $isCase = $scorer->score(...[...$pair->features(), $pair->payerHistory()])->isCase(GuideValue::DuplicateScore->initial());
            $counts[$set][$isCase ? ($pair->isRepeat ? 'hit' : 'false alarm') : ($pair->isRepeat ? 'missed' : 'left alone')]++;
        }
        $this->print($counts);

        [$precision, $recall] = $this->rates($counts['tuned on']);
        $this->assertGreaterThanOrEqual(0.98, $precision);
        $this->assertGreaterThanOrEqual(0.96, $recall);
        [$precision, $recall] = $this->rates($counts['held out']);
        $this->assertGreaterThanOrEqual(0.97, $precision);
        $this->assertGreaterThanOrEqual(0.95, $recall);
    }

    /** @param  array<string, array{hit: int, 'false alarm': int, missed: int, 'left alone': int}>  $counts */
    private function print(array $counts): void
    {
        fprintf(STDERR, "\n%-10s %5s %12s %7s %11s %10s %7s\n", 'pairs', 'hit', 'false alarm', 'missed', 'left alone', 'precision', 'recall');
        foreach ($counts as $set => $count) {
            fprintf(STDERR, "%-10s %5d %12d %7d %11d %10.3f %7.3f\n", $set, ...[...array_values($count), ...$this->rates($count)]);
        }
    }

    /**
     * @param  array{hit: int, 'false alarm': int, missed: int, 'left alone': int}  $count
     * @return array{float, float} precision and recall
     */
    private function rates(array $count): array
    {
        return [$count['hit'] / ($count['hit'] + $count['false alarm']), $count['hit'] / ($count['hit'] + $count['missed'])];
    }
}
