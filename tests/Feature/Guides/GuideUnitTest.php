<?php

declare(strict_types=1);

namespace Tests\Feature\Guides;

use App\Enums\GuideUnit;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class GuideUnitTest extends TestCase
{
    #[TestWith([GuideUnit::Money, '$1,234.50', 123_450])]
    #[TestWith([GuideUnit::Money, '$1000', 100_000])]
    #[TestWith([GuideUnit::Money, '1,000', null])]
    #[TestWith([GuideUnit::Money, '$1,0000', null])]
    #[TestWith([GuideUnit::Percent, '99.5%', 9_950])]
    #[TestWith([GuideUnit::Percent, '99.05 %', 9_905])]
    #[TestWith([GuideUnit::Minutes, '1 minute', 1])]
    #[TestWith([GuideUnit::Minutes, '1 hour', null])]
    #[TestWith([GuideUnit::Days, '3 days', 3])]
    #[TestWith([GuideUnit::Count, '1,000', 1_000])]
    #[TestWith([GuideUnit::Count, '-5', null])]
    public function test_cell_is_read_in_its_unit(GuideUnit $unit, string $cell, ?int $value): void
    {
        $this->assertSame($value, $unit->read($cell));
        if ($value !== null) {
            $this->assertSame($value, $unit->read($unit->write($value)));
        }
    }
}
