<?php

declare(strict_types=1);

namespace Tests\Unit\Matching;

use App\Services\Matching\BirthDateLikeness;
use App\Services\Matching\MatchReasonKind;
use Carbon\CarbonImmutable;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class BirthDateLikenessTest extends TestCase
{
    /** An index is asked for the dates listed, so one that was missing would be a duplicate never found. */
    #[TestWith(['1980-03-07'])]
    #[TestWith(['1999-12-31'])]
    #[TestWith(['2000-02-29'])]
    #[TestWith(['1971-11-12'])]
    public function test_the_dates_that_may_be_the_same_are_all_listed_and_no_others(string $day): void
    {
        $born = CarbonImmutable::parse($day);
        $alike = [];
        for ($other = $born->subYears(20); $other <= $born->addYears(20); $other = $other->addDay()) {
            if (BirthDateLikeness::of($born, $other) !== MatchReasonKind::OtherDateOfBirth) {
                $alike[] = $other->toDateString();
            }
        }

        $this->assertEqualsCanonicalizing($alike, array_values(array_unique(BirthDateLikeness::alike($born))));
        $this->assertContains($day, $alike);
    }
}
