<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Domain\Payments\ValueDates;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** A file is dated only on days on which banks pay it. */
final class ValueDatesTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    #[TestWith(['2026-12-24 09:00:00', '2026-12-24'])]
    #[TestWith(['2026-12-25 00:01:00', '2026-12-29'])]
    #[TestWith(['2026-12-31 23:59:00', '2026-12-31'])]
    #[TestWith(['2027-01-01 00:00:00', '2027-01-04'])]
    #[TestWith(['2027-03-26 12:00:00', '2027-03-30'])]
    public function test_the_next_one_is_after_weekends_and_holidays(string $now, string $next): void
    {
        $this->at($now);

        $this->assertSame($next, ValueDates::next()->toDateString());
        $this->assertNull(ValueDates::refusal(ValueDates::next()));
    }

    public function test_no_batch_is_made_for_a_bank_holiday_or_moved_to_one(): void
    {
        $this->at('2026-12-10 09:00:00');
        $batch = $this->batchOf($this->approved());
        $this->actingAs($this->officer());
        $new = fn (string $day) => $this->post(route('withdrawals.batches.store'), ['withdrawal_ids' => [$this->approved()->id], 'value_on' => $day]);

        $new('2026-12-25')->assertSessionHasErrors(['value_on' => 'Banks don’t process files on Christmas Day. Choose another weekday.']);
        $this->put(route('withdrawals.batches.update', $batch), ['value_on' => '2026-12-28'])
            ->assertSessionHasErrors(['value_on' => 'Banks don’t process files on the public holiday for Boxing Day. Choose another weekday.']);
        $new('2026-12-29')->assertSessionHasNoErrors()->assertSessionHas('success');
    }

    private function at(string $now): void
    {
        $this->travelTo(CarbonImmutable::parse($now, 'Australia/Melbourne')->utc());
    }
}
