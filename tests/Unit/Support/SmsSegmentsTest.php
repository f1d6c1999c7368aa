<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Support\SmsSegments;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class SmsSegmentsTest extends TestCase
{
    #[TestWith(['', 1, 1])]
    #[TestWith(['a', 160, 1])]
    #[TestWith(['a', 161, 2])]
    #[TestWith(['a', 306, 2])]
    #[TestWith(['a', 307, 3])]
    #[TestWith(['€', 80, 1])]
    #[TestWith(['€', 81, 2])]
    #[TestWith(['ñ', 160, 1])]
    #[TestWith(['ł', 70, 1])]
    #[TestWith(['ł', 71, 2])]
    #[TestWith(['ł', 134, 2])]
    #[TestWith(['🙂', 35, 1])]
    #[TestWith(['🙂', 36, 2])]
    #[TestWith(['🙂', 66, 2])]
    #[TestWith(['🙂', 67, 3])]
    #[TestWith(['€', 152, 2])]
    #[TestWith(['€', 153, 3])]
    public function test_segments_depend_on_the_alphabet(string $letter, int $times, int $segments): void
    {
        $this->assertSame($segments, SmsSegments::count(str_repeat($letter, $times)));
    }
}
