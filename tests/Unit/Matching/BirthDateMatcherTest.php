<?php

declare(strict_types=1);

namespace Tests\Unit\Matching;

use App\Domain\People\BirthDateMatcher;
use App\Domain\People\MatchReasonKind;
use Carbon\CarbonImmutable;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class BirthDateMatcherTest extends TestCase
{
    /** Candidates are found by these dates, so a missing date would be a match that is never found. */
    #[TestWith(['1980-03-07'])]
    #[TestWith(['1999-12-31'])]
    #[TestWith(['2000-02-29'])]
    #[TestWith(['1971-11-12'])]
    public function test_similar_dates_are_exactly_the_dates_that_compare_as_similar(string $day): void
    {
        $born = CarbonImmutable::parse($day);
        $alike = [];
        for ($other = $born->subYears(20); $other <= $born->addYears(20); $other = $other->addDay()) {
            if (BirthDateMatcher::compare($born, $other) !== MatchReasonKind::OtherDateOfBirth) {
                $alike[] = $other->toDateString();
            }
        }

        $this->assertEqualsCanonicalizing($alike, array_values(array_unique(BirthDateMatcher::similarDates($born))));
        $this->assertContains($day, $alike);
    }
}
