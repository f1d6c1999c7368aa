<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Models\User;
use App\Support\ZoneOffsets;
use DateTimeImmutable;
use DateTimeZone;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class TimeZoneOffsetsTest extends TestCase
{
    use RefreshDatabase;

    public function test_page_has_offsets_of_users_own_zone(): void
    {
        $user = User::factory()->createOne(['timezone' => 'Australia/Perth']);

        $this->actingAs($user)->get(route('dashboard'))->assertSee('<meta name="time-zone" content="'.ZoneOffsets::of('Australia/Perth').'">', false);
    }

    public function test_page_has_no_offsets_for_guests(): void
    {
        $this->get(route('login'))->assertOk()->assertDontSee('name="time-zone"', false);
    }

    #[TestWith(['Australia/Melbourne'])]
    #[TestWith(['Australia/Perth'])]
    #[TestWith(['Australia/Lord_Howe'])]
    #[TestWith(['Europe/London'])]
    public function test_offsets_are_right_in_every_week_of_eleven_years(string $zone): void
    {
        $this->travelTo('2026-11-24 03:00:00');
        [$name, $offsets] = explode(' ', ZoneOffsets::of($zone), 2);
        $this->assertSame($zone, $name);
        $known = array_map(static fn (string $offset): array => explode(':', $offset), explode(' ', $offsets));
        [$end, $none] = array_pop($known) ?? ['', ''];
        $this->assertSame([now()->addYear()->getTimestamp(), ''], [(int) $end, $none]);

        for ($time = now()->subYears(10)->getTimestamp(); $time < (int) $end; $time += 7 * 86_400) {
            $minutes = null;
            foreach ($known as [$from, $offset]) {
                $minutes = (int) $from <= $time ? (int) $offset : $minutes;
            }
            $this->assertSame((new DateTimeZone($zone))->getOffset(new DateTimeImmutable("@{$time}")), $minutes * 60, "{$zone} at {$time}");
        }
    }
}
