<?php

declare(strict_types=1);

namespace Tests\Feature\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\Protection\NearbyRowReader;
use App\Models\Client;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class NearbyRowReaderTest extends TestCase
{
    use RefreshDatabase;

    public function test_names_are_looked_up_in_pairs(): void
    {
        [$mary, $john, $ann] = array_map(self::client(...), [['Mary', 'Nguyen'], ['John', 'Smith'], ['Ann', 'Smith']]);
        // With two lists of names, these would be read for people who are not near them.
        self::client(['Mary', 'Smith']);
        self::client(['John', 'Nguyen']);

        $near = NearbyRowReader::of([new PersonDetails('Mary', 'Nguyen'), new PersonDetails('John', 'Smith'), new PersonDetails('Ann', 'Smith')]);

        $this->assertEqualsCanonicalizing([$mary, $john, $ann], array_column($near->clients(DB::table('clients')->whereNull('clients.deleted_at')), 'id'));
    }

    public function test_a_thousand_people_with_different_names_are_looked_up(): void
    {
        $client = self::client(['Mary', 'Name 999']);
        $people = array_map(static fn (int $number): PersonDetails => new PersonDetails('Mary', "Name {$number}"), range(1, NearbyRowReader::MOST));

        $this->assertSame([$client], array_column(NearbyRowReader::of($people)->clients(DB::table('clients')->whereNull('clients.deleted_at')), 'id'));
    }

    /** @param  array{string, string}  $name */
    private static function client(array $name): int
    {
        return Client::factory()->createOne(['first_name' => $name[0], 'last_name' => $name[1], 'date_of_birth' => null])->id;
    }
}
