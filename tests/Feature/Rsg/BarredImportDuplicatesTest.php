<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\StaffRole;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Several rows of one person in the file of a barred list. */
final class BarredImportDuplicatesTest extends TestCase
{
    use ImportsBarredLists, ReadsPages, RefreshDatabase;

    private const ENDED = "Ann,Lee,1/2/1980,1/11/2024,1/11/2025\n";

    private const PRESENT = "Ann,Lee,1/2/1980,1/11/2026,\n";

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        Queue::fake();
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne());
    }

    #[TestWith([self::ENDED.self::PRESENT, 2])]
    #[TestWith([self::PRESENT.self::ENDED, 3])]
    public function test_ended_exclusion_does_not_hide_the_present_one(string $rows, int $skipped): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01']);
        $text = "First name,Last name,DOB,From,Until\n{$rows}";

        $import = $this->import($text);
        $this->assertSame([1, 1, true], [$import->added_rows, $import->skipped_rows, $client->refresh()->is_barred]);
        $lines = $this->inertia("/rsg/barred-list/imports/{$import->id}")->collect('props.lines');
        $this->assertSame([2, 3], $lines->pluck('row_no')->all());
        $this->assertSame([$skipped], $lines->where('outcome', 'skip')->pluck('row_no')->values()->all());

        // The same file again changes nothing.
        $again = $this->import($text, isComplete: true);
        $this->assertSame([0, 0, null], [$again->changed_rows, $again->lifted_rows, BarredEntry::query()->sole()->until_on]);
    }
}
